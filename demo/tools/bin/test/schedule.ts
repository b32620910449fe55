import { command } from '../command.ts'
import { lanes, type Part, type Tally } from './part.ts'

export interface Schedule {
  /** Starts at once, in parallel with the parts that need no build. */
  build(write: Write, signal: AbortSignal): Promise<void>
  write: Write
  /** Ends everything. */
  readonly signal?: AbortSignal
  /** Milliseconds of one minute; shorter in tests. */
  readonly minute?: number
}

type Write = (text: string) => void

const failed: Tally = { passed: 0, failed: 1 }

/** Maximum lines of a repeated failure. The part's output contains all of it. */
const linesOfFailure = 12

const failureText = (name: string, lines: readonly string[]): string =>
  [`\n✘  ${name}\n`, ...lines.map((line) => `   ${line.slice(0, 300)}\n`)].join('')

/**
 * The first lines of each failure, or the last lines of the output when the part lists no failures.
 */
const failuresOf = ({ name }: Part, { failures = [] }: Tally, output: string): readonly string[] =>
  failures.length > 0
    ? failures.map((failure) => failureText(name, failure.split('\n').slice(0, linesOfFailure)))
    : [failureText(name, output.trimEnd().split('\n').slice(-linesOfFailure))]

/**
 * Runs lanes in parallel and the parts of a lane in order. Each part's output is written as a whole
 * when it ends, or streamed when it is the only one. Returns each part's result, in the order of
 * `parts`.
 */
export const runParts = async (
  parts: readonly Part[],
  { build, write, signal, minute = 60_000 }: Schedule,
): Promise<readonly Tally[]> => {
  const isAlone = parts.length === 1
  const everything = signal ?? new AbortController().signal
  const tallies = new Map<Part, Tally>()
  /** Repeated at the end, below all output. */
  const failures: string[] = []

  const built = parts.some(({ needsBuild }) => needsBuild)
    ? build(write, everything)
    : Promise.resolve()
  // Reported by each part that waits for it.
  built.catch(() => undefined)

  const runOne = async (part: Part): Promise<Tally> => {
    const output: string[] = []
    const print: Write = isAlone ? write : (text) => output.push(text)
    if (isAlone) write(`\n── ${part.name}\n`)
    // Its timeout starts when it can run.
    if (part.needsBuild) await built.catch(() => undefined)
    if (!isAlone) write(`   ${part.name} …\n`)
    const began = performance.now()
    const tooLong = new AbortController()
    const timer = setTimeout(
      () => tooLong.abort(new Error(`was ended: it took longer than ${part.minutes} min`)),
      part.minutes * minute,
    )
    const ending = AbortSignal.any([everything, tooLong.signal])
    const options = { signal: ending, ...(!isAlone && { write: print }) }
    const tool = (name: string, words: readonly string[], env?: Readonly<Record<string, string>>) =>
      command(name, words, env, options)
    const work = async (): Promise<Tally> => {
      ending.throwIfAborted()
      if (part.needsBuild) await built
      return part.run(tool)
    }
    const tally = await work()
      .then((found) => {
        ending.throwIfAborted()
        return found
      })
      .catch((error: unknown) => {
        print(`${part.name}: ${error instanceof Error ? error.message : String(error)}\n`)
        return failed
      })
    clearTimeout(timer)
    const seconds = ((performance.now() - began) / 1000).toFixed(1)
    if (!isAlone) write(`\n── ${part.name}\n${output.join('')}`)
    write(`── ${part.name}: ${tally.passed} passed, ${tally.failed} failed, ${seconds} s\n`)
    if (tally.failed > 0 && !isAlone) failures.push(...failuresOf(part, tally, output.join('')))
    return tally
  }

  await Promise.all(
    lanes.map(async (lane) => {
      for (const part of parts.filter((each) => each.lane === lane)) {
        tallies.set(part, await runOne(part))
      }
    }),
  )
  for (const failure of failures) write(failure)
  return parts.map((part) => tallies.get(part) ?? failed)
}
