// CommonJS in old syntax on purpose: it has to run on the Node versions it rejects.
var wanted = 24
var found = Number(process.versions.node.split('.')[0])
if (found < wanted) {
  console.error(
    'This project needs Node.js ' +
      wanted +
      ' or newer; this is ' +
      process.version +
      '. ' +
      'On Linux (x64, arm64) and Windows (x64) `npm ci` brings the right one; elsewhere install it from nodejs.org.',
  )
  process.exit(1)
}
