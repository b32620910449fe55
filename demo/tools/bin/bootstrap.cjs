// Runs on the system's Node before packages are installed, so it uses no dependency and no modern
// syntax.
'use strict'
var childProcess = require('child_process')
var fs = require('fs')
var path = require('path')
var installed = require('./install-stamp.cjs')

var root = path.join(__dirname, '..', '..', '..')
var oldest = 20

function stop(line) {
  process.stderr.write(line + '\n')
  process.exit(1)
}

function install() {
  process.stdout.write('Installing packages …\n')
  var cli = process.env.npm_execpath
  var npm = cli && /\.c?js$/.test(cli) ? [process.execPath, [cli]] : ['npm', []]
  // NODE_ENV=production would omit the tools, including the project's own Node.
  var words = npm[1].concat(['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'])
  var done = childProcess.spawnSync(npm[0], words, { cwd: root, stdio: 'inherit' })
  if (done.status !== 0) stop('Installing the packages failed; see the lines above.')
  if (!fs.existsSync(installed.runtime()))
    stop('The package "node" did not bring its program; install scripts must be allowed.')
}

/**
 * Runs `script` with `words` on the project's Node. Signals are forwarded, and the child ends with
 * this process.
 */
exports.run = function run(script, words) {
  var major = Number(process.versions.node.split('.')[0])
  if (major < oldest) {
    stop('Parapet needs Node ' + oldest + ' or later; this is Node ' + process.versions.node + '.')
  }
  if (!installed.isInstalled()) install()
  var child = childProcess.spawn(installed.runtime(), [path.join(root, script)].concat(words), {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  ;['SIGINT', 'SIGTERM', 'SIGHUP'].forEach(function (signal) {
    process.on(signal, function () {
      child.kill(signal)
    })
  })
  child.on('exit', function (code, signal) {
    process.exit(signal ? 1 : code)
  })
}
