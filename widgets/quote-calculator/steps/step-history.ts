import type { Calculator } from '#core/insurance/quotes/calculator/contract.ts'
import { steps, type Step } from '#core/insurance/quotes/calculator/steps.ts'

/** The state that a calculator adds to an entry of the page's history. */
interface StepEntry {
  /**
   * The draft key, which identifies the calculator. A reload restores the draft under the same key,
   * so entries from before the reload still work.
   */
  readonly calculator: string
  readonly step: Step
  /** The number of entries that the calculator has added before this one. */
  readonly depth: number
}

const parseEntry = (state: unknown): StepEntry | undefined => {
  if (typeof state !== 'object' || state === null || !('parapetStep' in state)) return undefined
  const { parapetStep: entry } = state
  const isEntry = typeof entry === 'object' && entry !== null
  if (!isEntry || !('calculator' in entry) || !('step' in entry) || !('depth' in entry)) {
    return undefined
  }
  const step = steps.find((each) => each === entry.step)
  if (step === undefined || typeof entry.depth !== 'number') return undefined
  return { calculator: String(entry.calculator), step, depth: entry.depth }
}

/** The part of a window that the history of steps uses. */
export type StepPage = Pick<Window, 'history' | 'addEventListener' | 'removeEventListener'>

/**
 * Makes each step a history entry with the same address, so that Back and Forward move between
 * steps. The initial step adds no entry. It calls the browser's native methods, so that the page's
 * router does not mistake a step for a navigation, and keeps the page's own state.
 */
export const followSteps = (
  calculator: Pick<Calculator, '$status' | '$step' | 'goTo'>,
  id: string,
  page: StepPage = globalThis.window,
): (() => void) => {
  const { history } = page
  const writeEntry = (method: 'pushState' | 'replaceState', step: Step, depth: number): void => {
    const entry: StepEntry = { calculator: id, step, depth }
    const native = Object.getPrototypeOf(history) as History
    native[method].call(history, { ...Object(history.state), parapetStep: entry }, '')
  }
  const depthNow = () => parseEntry(history.state)?.depth ?? 0

  let poppedStep: Step | undefined
  const stop = calculator.$step.listen((step, before = step) => {
    if (step === poppedStep || calculator.$status.get() !== 'open') return
    const depth = depthNow()
    writeEntry('replaceState', before, depth)
    writeEntry('pushState', step, depth + 1)
  })
  const onPop = ({ state }: PopStateEvent): void => {
    const entry = parseEntry(state)
    if (entry === undefined || entry.calculator !== id) return
    poppedStep = entry.step
    calculator.goTo(entry.step)
    poppedStep = undefined
  }
  page.addEventListener('popstate', onPop)
  return () => {
    stop()
    page.removeEventListener('popstate', onPop)
  }
}

/**
 * Goes back to the entry before the calculator's first step. Resolves when the browser has
 * navigated.
 */
export const leaveSteps = (page: StepPage = globalThis.window): Promise<void> => {
  const depth = stepDepth(page)
  if (depth === 0) return Promise.resolve()
  return new Promise((resolve) => {
    const onNavigated = () => {
      page.removeEventListener('popstate', onNavigated)
      resolve()
    }
    page.addEventListener('popstate', onNavigated)
    page.history.go(-depth)
  })
}

/** The number of entries that the visible calculator has added before the current one. */
export const stepDepth = ({ history }: Pick<Window, 'history'> = globalThis.window): number =>
  parseEntry(history.state)?.depth ?? 0
