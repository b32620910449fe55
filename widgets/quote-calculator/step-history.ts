import type { Calculator } from '#core/insurance/quotes/calculator/contract.ts'
import { steps, type Step } from '#core/insurance/quotes/calculator/steps.ts'

/** What an entry of the page's history holds beside what the page put there. */
interface StepEntry {
  /** Tells the calculators of a page, and its earlier loads, apart. */
  readonly calculator: string
  readonly step: Step
  /** How many entries the calculator has put before this one. */
  readonly depth: number
}

const entryIn = (state: unknown): StepEntry | undefined => {
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

/** The part of a window that steps are kept in. */
export type StepPage = Pick<Window, 'history' | 'addEventListener' | 'removeEventListener'>

/**
 * Makes each step an entry of the page's history, at the same address: Back and Forward walk the
 * steps. Nothing is written before the first step is taken, nor for the step that a form opens with.
 * The methods are the browser's own, so that a router of the page does not take a step for
 * a way to another screen; what the page keeps in its state stays.
 */
export const followSteps = (
  calculator: Pick<Calculator, '$status' | '$step' | 'goTo'>,
  id: string,
  page: StepPage = globalThis.window,
): (() => void) => {
  const { history } = page
  const put = (how: 'pushState' | 'replaceState', step: Step, depth: number): void => {
    const entry: StepEntry = { calculator: id, step, depth }
    const own = Object.getPrototypeOf(history) as History
    own[how].call(history, { ...Object(history.state), parapetStep: entry }, '')
  }
  const depthNow = () => entryIn(history.state)?.depth ?? 0

  let walked: Step | undefined
  const stop = calculator.$step.listen((step, before = step) => {
    if (step === walked || calculator.$status.get() !== 'open') return
    const depth = depthNow()
    put('replaceState', before, depth)
    put('pushState', step, depth + 1)
  })
  const onPop = ({ state }: PopStateEvent): void => {
    const entry = entryIn(state)
    if (entry === undefined || entry.calculator !== id) return
    walked = entry.step
    calculator.goTo(entry.step)
    walked = undefined
  }
  page.addEventListener('popstate', onPop)
  return () => {
    stop()
    page.removeEventListener('popstate', onPop)
  }
}

/** Goes back to the entry that a calculator was opened with; settles once the page is there. */
export const leaveSteps = (page: StepPage = globalThis.window): Promise<void> => {
  const depth = stepDepth(page)
  if (depth === 0) return Promise.resolve()
  return new Promise((resolve) => {
    const left = () => {
      page.removeEventListener('popstate', left)
      resolve()
    }
    page.addEventListener('popstate', left)
    page.history.go(-depth)
  })
}

/** How many entries of the page's history the steps of a calculator on screen have put before this one. */
export const stepDepth = ({ history }: Pick<Window, 'history'> = globalThis.window): number =>
  entryIn(history.state)?.depth ?? 0
