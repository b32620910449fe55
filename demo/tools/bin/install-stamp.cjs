// Runs on the system's Node before packages are installed, so it uses no dependency and no modern
// syntax.
'use strict'
var crypto = require('crypto')
var fs = require('fs')
var path = require('path')

var root = path.join(__dirname, '..', '..', '..')
var stamp = path.join(root, 'node_modules', '.installed')

function lockHash() {
  var lock = fs.readFileSync(path.join(root, 'package-lock.json'))
  return crypto.createHash('sha256').update(lock).digest('hex')
}

/** The project's own Node, on which every script runs, regardless of the system's. */
exports.runtime = function runtime() {
  return path.join(root, 'node_modules', 'node', 'bin', 'node')
}

/** Whether the packages of the lock file are installed. */
exports.isInstalled = function isInstalled() {
  try {
    return fs.readFileSync(stamp, 'utf8') === lockHash() && fs.existsSync(exports.runtime())
  } catch (_missing) {
    return false
  }
}

// npm runs this file after each installation. An installation without the tools does not count.
var omitted = process.env.npm_config_omit || ''
if (require.main === module && omitted === '') fs.writeFileSync(stamp, lockHash())
