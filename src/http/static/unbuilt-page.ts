export function unbuiltPage({ state, problem }: { state: 'none' | 'running' | 'failed'; problem: string }): string {
  const news = {
    none: '<p>The documentation is not part of this installation.</p>',
    running: `<p>The documentation is being built, which takes about half a minute. The first build also installs packages, which
takes one to two minutes. This page reloads until the build is finished.</p>`,
    failed: `<p>The documentation could not be built:</p><pre>${escaped(problem)}</pre>`,
  }[state];
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${state === 'running' ? '<meta http-equiv="refresh" content="3">' : ''}
<title>Contract Platform Kit: documentation</title>
<style>
  :root { color-scheme: light dark; }
  body { font: 1rem/1.6 system-ui, sans-serif; max-width: 38rem; margin: 15vh auto; padding: 0 1.25rem; }
  code, pre { font-family: ui-monospace, monospace; overflow-x: auto; }
</style>
<h1>Documentation</h1>
${news}
<p>In a clone of the project, <code>npm run docs</code> builds the documentation. The sandbox then serves it here, and the
folder <code>site/</code> contains it for any web server.</p>
</html>
`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
