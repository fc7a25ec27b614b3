# A sandbox in a container: docker build -t contract-platform-kit . && docker run -p 4010:4010 contract-platform-kit
# Other commands: docker run -v "$PWD:/data" contract-platform-kit certify --target mine.yaml
FROM node:24-slim AS package
WORKDIR /source
COPY . .
RUN npm ci --ignore-scripts && npm pack && mv contract-platform-kit-*.tgz package.tgz

FROM node:24-slim
WORKDIR /kit
COPY --from=package /source/package.tgz ./
RUN npm install --ignore-scripts --omit=dev --no-audit --no-fund ./package.tgz && rm package.tgz && npm cache clean --force
RUN mkdir /data && chown node:node /data
USER node
WORKDIR /data
VOLUME /data
EXPOSE 4010
HEALTHCHECK --interval=10s --timeout=3s CMD ["node", "-e", "fetch('http://127.0.0.1:4010/_sandbox/health').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "--max-semi-space-size=8", "/kit/node_modules/contract-platform-kit/bin/cps.js"]
CMD ["sandbox", "--host", "0.0.0.0", "--store", "sqlite:/data/sandbox.db"]
