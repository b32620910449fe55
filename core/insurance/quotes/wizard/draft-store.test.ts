import { expect, test } from 'vitest'
import { createMemoryBrowser } from '../../../testing/memory-browser.ts'
import { getConsoleVersion } from '../../../platform/version/endpoints.ts'
import {
  createScriptedServer,
  errorResponse,
  noNetwork,
  type Reply,
} from '../../../testing/scripted-server.ts'
import { testPlatform } from '../../../testing/test-platform.ts'
import { createDraftStore } from './draft-store.ts'
import { deleteWizardDraft, getWizardDraft, saveWizardDraft } from './endpoints.ts'
import type { WizardValues } from './model.ts'

const subject = { userId: 'u-1', accountId: 'a-1', product: 'P100' } as const

/** A server with one draft, and tabs of one browser. */
const setUp = async () => {
  const server = createScriptedServer()
  const browser = createMemoryBrowser()
  let stored: { values: WizardValues; revision: number } = { values: {}, revision: 0 }
  const modified = '2026-11-20T09:00:00.000Z'
  const answer = () => Response.json({ ...stored, modified })
  server.on(getWizardDraft, answer)
  server.on(deleteWizardDraft, () => new Response(null, { status: 204 }))
  const save: Reply = ({ body, ...call }) => {
    const { values, revision } = body as typeof stored
    if (revision !== stored.revision) return errorResponse(409, 'draftChanged')({ body, ...call })
    stored = { values, revision: revision + 1 }
    return answer()
  }
  server.on(saveWizardDraft, save)
  const openTab = async () => {
    const given = await testPlatform({ server, browser, signedIn: true })
    const store = createDraftStore(given.platform, subject)
    await store.open()
    return { ...given, store }
  }
  const goDown = () => {
    server.on(saveWizardDraft, noNetwork)
    server.on(getConsoleVersion, noNetwork)
  }
  const comeBack = () => {
    server.on(saveWizardDraft, save)
    server.answer(getConsoleVersion, { v: '1' })
  }
  return { openTab, stored: () => stored, goDown, comeBack }
}

test('saves typed values once, after a pause', async () => {
  const { openTab, stored } = await setUp()
  const { store, time } = await openTab()
  store.tab.set('parapet.quote', 'one')
  store.tab.set('parapet.quote', 'two')
  expect(store.$state.get()).toBe('unsaved')
  await time.advance(600)
  expect(store.$state.get()).toBe('saved')
  expect(stored()).toEqual({ values: { calculator: 'two' }, revision: 1 })
})

test('detects a change in another tab and offers a choice', async () => {
  const { openTab, stored } = await setUp()
  const [one, other] = [await openTab(), await openTab()]
  one.store.tab.set('parapet.quote', 'one')
  await one.time.advance(600)
  await one.time.settle()
  expect(other.store.$other.get()?.values).toEqual({ calculator: 'one' })
  other.store.takeOther()
  expect(other.store.tab.get('parapet.quote')).toBe('one')
  other.store.tab.set('parapet.quote', 'other')
  await other.time.advance(600)
  await other.time.settle()
  one.store.keepOwn()
  await one.time.settle()
  expect(stored()).toEqual({ values: { calculator: 'one' }, revision: 3 })
})

test('restores unsaved values after a reload', async () => {
  const { openTab } = await setUp()
  const { store, platform } = await openTab()
  store.tab.set('parapet.quote', 'typed')
  const again = createDraftStore(platform, subject)
  await again.open()
  expect(again.tab.get('parapet.quote')).toBe('typed')
})

test('does not save a deleted draft again', async () => {
  const { openTab, stored } = await setUp()
  const { store, time } = await openTab()
  store.tab.set('parapet.quote', 'typed')
  await store.forget()
  await time.advance(5_000)
  expect(stored().revision).toBe(0)
})

test('does not report a different step in another tab as a conflict', async () => {
  const { openTab, stored } = await setUp()
  const [one, other] = [await openTab(), await openTab()]
  one.store.setStep('verify')
  other.store.setStep('questions')
  await one.time.advance(600)
  await other.time.advance(600)
  await one.time.settle()
  await other.time.settle()
  expect([one.store.$other.get(), other.store.$other.get()]).toEqual([undefined, undefined])
  expect(other.store.$state.get()).toBe('saved')
  expect(stored()).toEqual({ values: { step: 'questions' }, revision: 2 })
})

test('saves values typed during an outage after it, without another change', async () => {
  const { openTab, stored, goDown, comeBack } = await setUp()
  const { store, time } = await openTab()
  goDown()
  store.tab.set('parapet.quote', 'typed')
  await time.advance(600)
  await time.advance(20_000)
  expect(store.$state.get()).toBe('failed')
  comeBack()
  await time.advance(5_000)
  await time.settle()
  expect(store.$state.get()).toBe('saved')
  expect(stored()).toEqual({ values: { calculator: 'typed' }, revision: 1 })
})

test('restarts an unfinished draft', async () => {
  const { openTab, stored } = await setUp()
  const first = await openTab()
  expect(first.store.$resumed.get()).toBeUndefined()
  first.store.tab.set('parapet.quote', 'half done')
  await first.store.save()
  first.store.stop()

  const { store } = await openTab()
  expect(store.$resumed.get()).toBe('2026-11-20T09:00:00.000Z')
  const generation = store.$generation.get()
  store.startOver()
  await store.save()
  expect(store.$resumed.get()).toBeUndefined()
  expect(store.$generation.get()).toBe(generation + 1)
  expect(store.tab.get('parapet.quote')).toBeUndefined()
  expect(stored().values).toEqual({})
})
