# A sandbox in a container: docker build -t contract-platform-kit . && docker run -p 4010:4010 contract-platform-kit
FROM node:24-slim
WORKDIR /kit
COPY package.json package-lock.json ./
# Installs only the runtime dependencies and Prism. Their install scripts are not needed, because the image contains Node.
RUN npm install --no-save --omit=dev --ignore-scripts --save-prod \
  "@stoplight/prism-http@$(node -p 'require("./package.json").devDependencies["@stoplight/prism-http"]')"
COPY bin bin
COPY cli cli
COPY src src
COPY grading grading
COPY reporting reporting
COPY conformance conformance
COPY fixtures fixtures
COPY openapi openapi
COPY dist/openapi dist/openapi
COPY dist/worlds dist/worlds
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 4010
HEALTHCHECK --interval=10s --timeout=3s CMD node -e "fetch('http://127.0.0.1:4010/_sandbox/health').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"
ENTRYPOINT ["node", "bin/cps.js"]
CMD ["sandbox", "--host", "0.0.0.0", "--store", "sqlite:/data/sandbox.db"]
