import { readFile } from 'node:fs/promises'
import { exit } from 'node:process'
import { runDoctor } from './run-doctor.ts'

// Of the package `@parapet/doctor`, in which the script lies beside the command.
exit(
  await runDoctor('npx @parapet/doctor', () =>
    readFile(new URL(/* @vite-ignore */ './examine.js', import.meta.url), 'utf8'),
  ),
)
