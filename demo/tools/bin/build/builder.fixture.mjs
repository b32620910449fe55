// Builds one file from `source/text.txt`. It pauses halfway while a file `slow` exists.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

const [folder] = process.argv.slice(2)
const text = readFileSync('source/text.txt', 'utf8')
writeFileSync(join(folder, 'half.txt'), text)
writeFileSync('builder.pid', String(process.pid))
while (existsSync('slow')) await setTimeout(20)
writeFileSync(join(folder, 'whole.txt'), text)
