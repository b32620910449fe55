import { atom } from 'nanostores'
import { expect, test } from 'vitest'
import type { CalculatorStatus } from '#core/insurance/quotes/calculator/contract.ts'
import type { Step } from '#core/insurance/quotes/calculator/steps.ts'
import { followSteps, stepDepth } from './step-history.ts'

class FakeHistory {
  entries: unknown[] = [{ router: 'theirs' }]
  at = 0
  get state() {
    return this.entries[this.at]
  }
  pushState(state: unknown) {
    this.entries = [...this.entries.slice(0, this.at + 1), state]
    this.at += 1
  }
  replaceState(state: unknown) {
    this.entries[this.at] = state
  }
}

const begin = () => {
  const history = new FakeHistory()
  const target = new EventTarget()
  const page = {
    history: history as unknown as History,
    addEventListener: target.addEventListener.bind(target),
    removeEventListener: target.removeEventListener.bind(target),
  } as Window
  const calculator = (first: Step) => {
    const $step = atom<Step>(first)
    const $status = atom<CalculatorStatus>('open')
    return { $status, $step, goTo: (step: Step) => $step.set(step) }
  }
  const go = (by: number) => {
    history.at += by
    target.dispatchEvent(Object.assign(new Event('popstate'), { state: history.state }))
  }
  return { history, page, calculator, go }
}

test('moves between steps by Back and Forward without adding entries', () => {
  const { history, page, calculator, go } = begin()
  const given = calculator('company')
  const { $step, goTo } = given
  followSteps(given, 'a', page)
  goTo('security')
  goTo('options')
  expect(stepDepth(page)).toBe(2)
  go(-1)
  expect($step.get()).toBe('security')
  go(-1)
  expect($step.get()).toBe('company')
  expect(stepDepth(page)).toBe(0)
  go(2)
  expect($step.get()).toBe('options')
  expect(history.entries).toHaveLength(3)
})

test('keeps the page’s history state, and does not call its router', () => {
  const { history, page, calculator } = begin()
  let asked = 0
  Object.assign(history, { pushState: () => (asked += 1) })
  const given = calculator('company')
  followSteps(given, 'a', page)
  given.goTo('security')
  expect(asked).toBe(0)
  expect(history.entries).toMatchObject([{ router: 'theirs' }, { router: 'theirs' }])
})

test('handles only its own steps next to another calculator', () => {
  const { page, calculator, go } = begin()
  const first = calculator('company')
  const second = calculator('company')
  followSteps(first, 'a', page)
  followSteps(second, 'b', page)
  first.goTo('security')
  second.goTo('security')
  go(-1)
  expect([first.$step.get(), second.$step.get()]).toEqual(['security', 'company'])
  go(-1)
  expect([first.$step.get(), second.$step.get()]).toEqual(['company', 'company'])
})

test('adds no entry for the initial step', () => {
  const { history, page, calculator } = begin()
  const given = calculator('company')
  given.$status.set('opening')
  followSteps(given, 'a', page)
  given.goTo('options')
  given.$status.set('open')
  expect(history.entries).toEqual([{ router: 'theirs' }])
})
