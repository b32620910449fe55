// `node demo/tools/bin/run.cjs demo/tools/bench/main.ts …`: any script of ours, on the project's Node.
'use strict'
require('./bootstrap.cjs').run(process.argv[2], process.argv.slice(3))
