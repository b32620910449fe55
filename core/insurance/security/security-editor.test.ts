import { expect, test } from 'vitest'
import { coverageIds } from '../products/coverages.ts'
import { errorResponse, json } from '../../testing/scripted-server.ts'
import { testPlatform } from '../../testing/test-platform.ts'
import { getSecurityAnswers, saveSecurityAnswers } from './endpoints.ts'
import type { SecurityAnswersRecord } from './model.ts'
import { createSecurityEditor } from './security-editor.ts'

const saved: SecurityAnswersRecord = {
  accountId: 'account-1',
  fields: {
    claimHistory: 0,
    isSecurityOfficer: 'YES',
    isSecurityTraining: 'YES',
    useEncryption: 'YES',
    useCloudStorage: 'YES',
  },
  p250Details: {},
  modified: '2026-01-05T10:00:00.000Z',
}

const openEditor = async () => {
  const context = await testPlatform({ signedIn: true, namespaces: ['security'] })
  context.server.on(getSecurityAnswers, json(saved))
  context.server.on(saveSecurityAnswers, json(saved))
  const open = async () => {
    const editor = createSecurityEditor(context.platform, {
      accountId: 'account-1',
      product: undefined,
      coverages: undefined,
      draftKey: 'draft',
    })
    await editor.load()
    return editor
  }
  return { ...context, open }
}

test('keeps answers when the page sets the product or the coverages later', async () => {
  const { open, server } = await openEditor()
  const editor = await open()
  editor.set('useEncryption', 'NO')
  editor.ask({ product: 'P100_PRO', coverages: `${coverageIds.FULL_SYSTEM_FAILURE}` })
  expect(editor.$form.get().useEncryption).toBe('NO')
  expect(await editor.save()).toBe(false)
  expect(editor.$missing.get()).toContain('testedFullFailover')
  editor.ask({ product: 'P100_PRO', coverages: '' })
  expect(editor.$missing.get()).toEqual([])
  expect(await editor.save()).toBe(true)
  expect(server.callsOf(saveSecurityAnswers)).toMatchObject([
    { body: { product: 'P100_PRO', fields: { useEncryption: 'NO' } } },
  ])
})

test('restores unsaved answers until they are saved', async () => {
  const { open, server } = await openEditor()
  const first = await open()
  first.set('useEncryption', 'NO')
  server.on(saveSecurityAnswers, errorResponse(500, 'internal'))
  expect(await first.save()).toBe(false)
  first.dispose()

  const second = await open()
  expect(second.$form.get().useEncryption).toBe('NO')
  expect(second.$isDirty.get()).toBe(true)
  await second.load()
  expect(second.$form.get().useEncryption).toBe('NO')
  server.on(saveSecurityAnswers, json(saved))
  expect(await second.save()).toBe(true)

  const third = await open()
  expect(third.$isDirty.get()).toBe(false)
})

test("keeps somebody else's answers to other questions, and offers both", async () => {
  const { open, server } = await openEditor()
  const editor = await open()
  editor.set('useEncryption', 'NO')
  server.on(saveSecurityAnswers, errorResponse(409, 'securityAnswersChanged'))
  const fields = { ...saved.fields, useCloudStorage: 'NO' } as const
  server.on(getSecurityAnswers, json({ ...saved, fields, modified: '2026-01-06T10:00:00.000Z' }))
  expect(await editor.save()).toBe(false)
  expect(editor.$conflict.get()?.names).toEqual(['useEncryption', 'useCloudStorage'])
  expect(editor.$form.get()).toMatchObject({ useEncryption: 'NO', useCloudStorage: 'NO' })
  server.on(saveSecurityAnswers, json(saved))
  expect(await editor.save()).toBe(true)
  expect(server.callsOf(saveSecurityAnswers).at(-1)).toMatchObject({
    body: { fields: { useEncryption: 'NO', useCloudStorage: 'NO' } },
  })
})

test("shows the save's message for an unreadable response", async () => {
  const { open, server } = await openEditor()
  const editor = await open()
  editor.set('useEncryption', 'NO')
  server.on(saveSecurityAnswers, json({}))
  expect(await editor.save()).toBe(false)
  expect(editor.$notice.get()?.text).toBe(
    'Failed to update security questions. Something went wrong. Please try again later',
  )
})

test('marks restored answers until they are discarded', async () => {
  const { open } = await openEditor()
  const first = await open()
  first.set('useEncryption', 'NO')
  expect(first.$restored.get()).toEqual([])
  const second = await open()
  expect(second.$restored.get()).toEqual(['useEncryption'])
  second.reset()
  expect([second.$restored.get(), second.$isDirty.get()]).toEqual([[], false])
  expect((await open()).$form.get().useEncryption).toBe('YES')
})
