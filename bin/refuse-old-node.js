// This file uses only old JavaScript syntax, so that an old version of Node can run it and print the error message.
// The `cps` command and all exports of the library import this file first.
const wanted = [22, 13];
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (major < wanted[0] || (major === wanted[0] && minor < wanted[1])) {
  throw new Error(
    `contract-platform-kit needs Node ${wanted.join('.')} or newer, this is Node ${process.versions.node}.`,
  );
}
