import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { dialog, type Dialog } from './dialog.ts'
import { createDialogs } from './dialogs.ts'

const view = async () => () => null
const confirm: Dialog<{ text: string }, boolean> = dialog({
  id: 'confirm',
  input: z.object({ text: z.string() }),
  width: 'narrow',
  sticky: false,
  load: view,
})
const pick: Dialog<undefined, string> = dialog({
  id: 'pick',
  input: z.undefined(),
  width: 'narrow',
  sticky: false,
  load: view,
})

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0))

test('resolves with the result', async () => {
  const dialogs = createDialogs()
  const answer = dialogs.open(confirm, { text: 'Really?' })
  await pause()
  expect(dialogs.$dialog.get()).toMatchObject({
    dialog: { id: 'confirm' },
    input: { text: 'Really?' },
  })
  dialogs.finish(true)
  expect(await answer).toBe(true)
  expect(dialogs.$dialog.get()).toBeUndefined()
})

test('resolves with undefined when it is dismissed', async () => {
  const dialogs = createDialogs()
  const answer = dialogs.open(pick, undefined)
  await pause()
  expect(await dialogs.dismiss()).toBe(true)
  expect(await answer).toBeUndefined()
})

test('closes the first when another one opens', async () => {
  const dialogs = createDialogs()
  const first = dialogs.open(pick, undefined)
  await pause()
  const second = dialogs.open(confirm, { text: 'b' })
  expect(await first).toBeUndefined()
  await pause()
  expect(dialogs.$dialog.get()?.dialog.id).toBe('confirm')
  dialogs.finish(false)
  expect(await second).toBe(false)
})

test('asks a dirty dialog before it closes, and leaves it open when the user declines', async () => {
  const dialogs = createDialogs()
  const first = dialogs.open(pick, undefined)
  await pause()
  let may = false
  dialogs.guard(() => may)
  expect(await dialogs.dismiss()).toBe(false)
  expect(await dialogs.open(confirm, { text: 'b' })).toBeUndefined()
  expect(dialogs.$dialog.get()?.dialog.id).toBe('pick')
  may = true
  expect(await dialogs.dismiss()).toBe(true)
  expect(await first).toBeUndefined()
})

test('does not ask when it finishes, and the next dialog does not inherit the guard', async () => {
  const dialogs = createDialogs()
  const first = dialogs.open(pick, undefined)
  await pause()
  dialogs.guard(() => false)
  dialogs.finish('saved')
  expect(await first).toBe('saved')
  const second = dialogs.open(pick, undefined)
  await pause()
  expect(await dialogs.dismiss()).toBe(true)
  expect(await second).toBeUndefined()
})

test('does not guard a saved form', async () => {
  const dialogs = createDialogs()
  void dialogs.open(pick, undefined)
  await pause()
  const stop = dialogs.guard(() => false)
  stop()
  expect(await dialogs.dismiss()).toBe(true)
})

test('does not close a dialog that opened after the one of a slow guard', async () => {
  const dialogs = createDialogs()
  void dialogs.open(pick, undefined)
  await pause()
  const { promise, resolve } = Promise.withResolvers<boolean>()
  dialogs.guard(() => promise)
  const dismissed = dialogs.dismiss()
  dialogs.finish('done')
  void dialogs.open(confirm, { text: 'b' })
  await pause()
  resolve(true)
  await dismissed
  expect(dialogs.$dialog.get()?.dialog.id).toBe('confirm')
})

test('opens deep links one after another, once the open dialog is closed', async () => {
  const dialogs = createDialogs()
  void dialogs.open(pick, undefined)
  await pause()
  const second = dialogs.openNext(confirm, { text: 'second' })
  const third = dialogs.openNext(confirm, { text: 'third' })
  await pause()
  expect(dialogs.$dialog.get()?.dialog.id).toBe('pick')
  dialogs.finish('a')
  await pause()
  expect(dialogs.$dialog.get()?.input).toEqual({ text: 'second' })
  dialogs.finish(true)
  expect(await second).toBe(true)
  await pause()
  expect(dialogs.$dialog.get()?.input).toEqual({ text: 'third' })
  dialogs.finish(false)
  expect(await third).toBe(false)
})

test('gives two openings of one dialog different keys', async () => {
  const dialogs = createDialogs()
  void dialogs.open(pick, undefined)
  await pause()
  const first = dialogs.$dialog.get()?.opening
  void dialogs.open(pick, undefined)
  await pause()
  expect(dialogs.$dialog.get()?.opening).not.toBe(first)
})

test('closes all without asking on a reset, and drops the waiting ones', async () => {
  const dialogs = createDialogs()
  const first = dialogs.open(pick, undefined)
  const next = dialogs.openNext(confirm, { text: 'b' })
  await pause()
  const { promise, resolve } = Promise.withResolvers<boolean>()
  dialogs.guard(() => promise)
  const asking = dialogs.open(confirm, { text: 'c' })
  dialogs.reset()
  resolve(true)
  expect(await Promise.all([first, next, asking])).toEqual([undefined, undefined, undefined])
  await pause()
  expect(dialogs.$dialog.get()).toBeUndefined()
})
