FROM node:24 AS build
WORKDIR /source
COPY . .
RUN npm ci --ignore-scripts && npm pack && mv contract-platform-kit-*.tgz package.tgz

# The files of the image: the installed package, Node with its libraries, and a shell for "grade --run".
WORKDIR /image/kit
RUN npm install --ignore-scripts --omit=dev --no-audit --no-fund /source/package.tgz \
  && sh /source/scripts/package/trim-image.sh node_modules
WORKDIR /image
RUN mkdir /data bin etc tmp && chmod 1777 tmp && cp /bin/dash bin/sh && cp /etc/nsswitch.conf /etc/passwd /etc/group etc/ \
  && ldd /usr/local/bin/node bin/sh | grep -o '/[^ :]*\.so[^ ]*' | sort -u | xargs cp --parents --dereference --target-directory=. \
  && mkdir -p usr/local/bin && strip -o usr/local/bin/node /usr/local/bin/node

FROM scratch
COPY --from=build /image /
COPY --from=build --chown=1000:1000 /data /data
USER node
WORKDIR /data
VOLUME /data
EXPOSE 4010
HEALTHCHECK --interval=10s --timeout=3s CMD ["node", "-e", "fetch('http://127.0.0.1:4010/_sandbox/health').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "--max-semi-space-size=8", "/kit/node_modules/contract-platform-kit/bin/cps.js"]
CMD ["sandbox", "--host", "0.0.0.0", "--store", "sqlite:/data/sandbox.db"]
