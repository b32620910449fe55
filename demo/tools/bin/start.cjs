'use strict'
require('./bootstrap.cjs').run('demo/tools/bin/start.ts', process.argv.slice(2))
