import { afterAll, beforeAll, expect, test } from 'vitest'
import { asTyped } from '../mail-text.ts'
import { testPlatform, type TestPlatform } from '../../testing/platform.ts'
import { outboxHandlers } from './handlers.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform()
})
afterAll(() => platform.close())

test('lists mails newest first with their links and codes', async () => {
  const to = 'reader@example.test'
  const send = (subject: string, text: string) =>
    platform.services.send({
      region: 'US',
      to,
      via: 'email',
      subject: asTyped(subject),
      text: asTyped(text),
    })
  await send('First', 'See http://127.0.0.1:4100/validate/abc-123456 now.')
  platform.advanceTime(1)
  await send('Second', 'Your code is 004217. Policy P1234567 of 2026-11-20.')
  await platform.mails()
  const response = await platform.fetch(`/outbox.json?to=${encodeURIComponent(to)}`)
  expect(await response.json()).toMatchObject([
    { subject: 'Second', to, via: 'email', codes: ['004217'], links: [] },
    { subject: 'First', codes: [], links: ['http://127.0.0.1:4100/validate/abc-123456'] },
  ])
})

test('a mail of a failed transaction is never sent', async () => {
  const to = 'never@example.test'
  const failing = platform.services.database.transaction(async () => {
    await platform.services.send({
      region: 'US',
      to,
      via: 'email',
      subject: asTyped('No'),
      text: asTyped('No'),
    })
    throw new Error('undone')
  })
  await expect(failing).rejects.toThrow('undone')
  expect(await platform.mails(to)).toEqual([])
})

test('the page shows mails as text under a policy that runs no script', async () => {
  await platform.services.send({
    region: 'US',
    to: '<b>@example.test',
    via: 'email',
    subject: asTyped('<img src=x onerror=alert(1)>'),
    text: asTyped('<script>alert(1)</script> https://example.test/"onclick="x'),
  })
  await platform.mails()
  const response = await platform.fetch('/outbox')
  const page = await response.text()
  expect(page).not.toContain('<script>')
  expect(page).not.toContain('<img')
  expect(page).not.toContain('"onclick=')
  expect(page).toContain('&lt;script&gt;')
  const policy = response.headers.get('Content-Security-Policy') ?? ''
  expect(policy).toContain("default-src 'none'")
  expect(policy).not.toContain('unsafe-inline')
})

test('mails of test mode are in a separate outbox', async () => {
  const to = 'tester@example.test'
  await platform.services.database.inMode('test', () =>
    platform.services.send({
      region: 'US',
      to,
      via: 'email',
      subject: asTyped('Tried'),
      text: asTyped('A try.'),
    }),
  )
  await platform.mails()
  const found = async (path: string) => (await platform.fetch(path)).json()
  expect(await found(`/outbox.json?to=${to}`)).toEqual([])
  expect(await found(`/outbox.json?to=${to}&mode=test`)).toMatchObject([{ subject: 'Tried' }])
  const page = await (await platform.fetch('/outbox?mode=test')).text()
  expect(page).toContain('Outbox of test mode')
  expect(page).toContain('A try.')
})

test('a mail server sends the mails, under one id for all attempts; texts go to the outbox', async () => {
  const mailed: (readonly [string, string])[] = []
  const services = {
    ...platform.services,
    mailer: async ({ to }: { readonly to: string }, id: string) => {
      mailed.push([to, id])
    },
  }
  const [job] = outboxHandlers
  const mail = { to: 'smtp@example.test', via: 'email', subject: 'Hi', text: 'Hi' }
  await job?.handle(mail, services, 'job-1')
  await job?.handle({ ...mail, to: '+1 555 010 0177', via: 'text' }, services, 'job-2')
  expect(mailed).toEqual([['smtp@example.test', 'job-1']])
  expect(await platform.mails('smtp@example.test')).toEqual([])
  expect(await platform.mails('+1 555 010 0177')).toHaveLength(1)
})

test('a mail whose job runs twice is in the outbox once', async () => {
  const [job] = outboxHandlers
  const mail = { to: 'twice@example.test', via: 'email', subject: 'Hi', text: 'Hi' }
  await job?.handle(mail, platform.services, 'job-twice')
  await job?.handle(mail, platform.services, 'job-twice')
  expect(await platform.mails('twice@example.test')).toHaveLength(1)
})
