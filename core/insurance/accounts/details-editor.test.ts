import { expect, test, vi } from 'vitest'
import {
  createMemoryBrowser,
  type MemoryBrowser,
  type MemoryTab,
} from '../../testing/memory-browser.ts'
import { errorResponse, json, noNetwork, type Reply } from '../../testing/scripted-server.ts'
import { testPlatform } from '../../testing/test-platform.ts'
import { exampleAccount } from './account.fixture.ts'
import { createDetailsEditor } from './details-editor.ts'
import { checkDomain, getAccount } from './endpoints.ts'
import { checkAccountUpdate, updateAccount } from './form-endpoints.ts'

/** An edited account form, optionally opened from a quote. */
const edited = async ({
  save,
  isOfQuote,
  browser = createMemoryBrowser(),
  tab = browser.openTab(),
}: {
  readonly save: Reply
  readonly isOfQuote: boolean
  readonly browser?: MemoryBrowser
  readonly tab?: MemoryTab
}) => {
  const context = await testPlatform({
    signedIn: true,
    namespaces: ['account-form'],
    browser,
    tab,
  })
  const { server, platform } = context
  server.answer(getAccount, exampleAccount)
  server.answer(checkAccountUpdate, { WillInvalidateQuotes: false, WillReferQuotes: false })
  server.on(updateAccount, save)
  const editor = createDetailsEditor(platform, {
    accountId: exampleAccount.id,
    draftKey: 'draft.details',
    confirmsEffects: true,
    ...(isOfQuote && {
      quote: {
        id: 'quote-1',
        read: async () => ({
          product: 'P100' as const,
          lastPatched: '2026-01-05T10:00:00.000Z',
          isLocked: false,
        }),
      },
    }),
  })
  await editor.load()
  editor.set('noOfEmployeesAll', '41')
  return { ...context, editor }
}

/** An edited account form after its save. */
const changed = async (input: Parameters<typeof edited>[0]) => {
  const context = await edited(input)
  return { ...context, isSaved: await context.editor.save() }
}

test.each([
  ['no answer', noNetwork],
  ['an ended session', errorResponse(401, 'unauthorized')],
] as const)("keeps values typed in a quote's form after %s", async (_, save) => {
  const { editor, isSaved } = await changed({ save, isOfQuote: true })
  expect(isSaved).toBe(false)
  expect(editor.$form.get()?.noOfEmployeesAll).toBe('41')
  expect(editor.$notice.get()?.tone).toBe('error')
})

test('marks register values until they are edited', async () => {
  const { server, editor } = await edited({
    save: errorResponse(500, 'internal'),
    isOfQuote: false,
  })
  server.answer(getAccount, { ...exampleAccount, fromRegister: ['noOfEmployeesAll'] })
  editor.reset()
  await editor.load()
  expect(editor.isFromRegister('noOfEmployeesAll')).toBe(true)
  expect(editor.isFromRegister('yearEstablished')).toBe(false)
  editor.set('noOfEmployeesAll', '41')
  expect(editor.isFromRegister('noOfEmployeesAll')).toBe(false)
})

test('resets the form after a rejected save in a quote', async () => {
  const save = errorResponse(409, 'quoteDecided')
  const { editor } = await changed({ save, isOfQuote: true })
  expect(editor.$form.get()?.noOfEmployeesAll).toBe('22')
  expect(editor.$notice.get()?.text).toBe('Failed to save account details, please try again.')
})

test('shows a repricing timeout and notifies the page that the account is saved', async () => {
  const account = { ...exampleAccount, noOfEmployeesAll: 41 }
  const { editor, time } = await edited({ save: json(account), isOfQuote: true })
  const saving = editor.save()
  await time.advance(20_000)
  expect(await saving).toBe(false)
  expect(editor.$notice.get()?.text).toBe(
    'An error occurred, please try updating the account details again.',
  )
  expect(editor.$form.get()?.noOfEmployeesAll).toBe('41')
  expect(editor.$saved.get()).toMatchObject({ account: { noOfEmployeesAll: 41 } })
})

test('removes the offline message when the network returns, and the save succeeds', async () => {
  const browser = createMemoryBrowser()
  const tab = browser.openTab()
  const { editor, server } = await changed({
    browser,
    tab,
    isOfQuote: false,
    save: (call) => {
      tab.setOffline(true)
      return noNetwork(call)
    },
  })
  expect(editor.$notice.get()).toMatchObject({ tone: 'error', isOffline: true })
  tab.setOffline(false)
  tab.wake()
  expect(editor.$notice.get()).toBeUndefined()
  server.on(updateAccount, json({ ...exampleAccount, noOfEmployeesAll: 41 }))
  expect(await editor.save()).toBe(true)
  expect(editor.$form.get()?.noOfEmployeesAll).toBe('41')
})

test.each([
  ['9'.repeat(20), 'revenueTooHigh'],
  ['0', 'account-form:invalid.revenueRequired'],
  ['many', 'account-form:invalid.number'],
])('shows the error of the amount %s', async (typed, code) => {
  const { editor } = await changed({ save: noNetwork, isOfQuote: false })
  editor.set('revenue', typed)
  expect(editor.$errors.get().revenue).toEqual({ code })
})

test.each([
  [false, 'Not able to save details at this time. Please try again later.'],
  [true, 'Not able to update account details at this time.Please try again later'],
])(
  'shows an error for an unreadable response, confirmed or not (%s)',
  async (isConfirmed, text) => {
    const { editor, server } = await changed({ save: json({}), isOfQuote: false })
    server.answer(checkAccountUpdate, { WillInvalidateQuotes: isConfirmed, WillReferQuotes: false })
    const saving = editor.save()
    await vi.waitFor(() => expect(editor.$stage.get().kind).not.toBe('checking'))
    editor.answer(true)
    expect(await saving).toBe(false)
    expect(editor.$notice.get()?.text).toBe(text)
  },
)

test('repeats a domain check without a response at the next save', async () => {
  const account = { ...exampleAccount, domainName: 'other.example' }
  const { editor, server } = await edited({ save: json(account), isOfQuote: false })
  server.on(checkDomain, noNetwork)
  editor.$domains.get()?.domainName.type('other.example')
  expect(await editor.save()).toBe(false)
  expect(editor.$domains.get()?.domainName.$state.get()).toMatchObject({
    stage: 'open',
    fieldError: 'An error has occurred. Please try again later.',
  })
  expect(editor.$canSave.get()).toBe(true)
  server.answer(checkDomain, { domain: 'other.example', valid: true })
  expect(await editor.save()).toBe(true)
  expect(editor.$form.get()?.domainName).toBe('other.example')
})

/** The form after a reload of the tab. */
const reopened = async (context: Awaited<ReturnType<typeof edited>>) => {
  const editor = createDetailsEditor(context.platform, {
    accountId: exampleAccount.id,
    draftKey: 'draft.details',
    confirmsEffects: true,
  })
  await editor.load()
  return editor
}

test('marks the fields of a restored draft until it is discarded', async () => {
  const context = await edited({ save: errorResponse(500, 'internal'), isOfQuote: false })
  expect(context.editor.$restored.get()).toEqual([])
  const editor = await reopened(context)
  expect(editor.$restored.get()).toEqual(['noOfEmployeesAll'])
  editor.reset()
  expect([editor.$restored.get(), editor.$isDirty.get()]).toEqual([[], false])
  expect((await reopened(context)).$form.get()?.noOfEmployeesAll).toBe('22')
})

test('does not mark values typed since the form opened when the account is reloaded', async () => {
  const { editor } = await edited({ save: errorResponse(500, 'internal'), isOfQuote: false })
  await editor.load()
  expect(editor.$form.get()?.noOfEmployeesAll).toBe('41')
  expect(editor.$restored.get()).toEqual([])
})
