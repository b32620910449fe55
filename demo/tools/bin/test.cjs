'use strict'
require('./bootstrap.cjs').run('demo/tools/bin/test.ts', process.argv.slice(2))
