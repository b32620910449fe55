import { readFile } from 'node:fs/promises'
import { exit } from 'node:process'
import { runDoctor } from './run-doctor.ts'

// Entry of `@parapet/doctor`, which contains the script next to the command.
exit(
  await runDoctor('npx @parapet/doctor', () =>
    readFile(new URL(/* @vite-ignore */ './examine.js', import.meta.url), 'utf8'),
  ),
)
