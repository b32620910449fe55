'use strict'
require('./bootstrap.cjs').run('demo/bin/test.ts', process.argv.slice(2))
