// Plain JavaScript with nothing new in it, so that an old Node reaches the sentence that says what is needed. The command
// and the doors of the library import it before anything else.
const wanted = [24, 18];
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (major < wanted[0] || (major === wanted[0] && minor < wanted[1])) {
  throw new Error(
    `contract-platform-kit needs Node ${wanted.join('.')} or newer, this is Node ${process.versions.node}.`,
  );
}
