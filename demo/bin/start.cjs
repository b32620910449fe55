'use strict'
require('./bootstrap.cjs').run('demo/bin/start.ts', process.argv.slice(2))
