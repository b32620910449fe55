import { describe, expect, test } from 'vitest'
import { checkDomain } from './endpoints.ts'
import { delayed, json, noNetwork, type Reply } from '../../testing/scripted-server.ts'
import { testPlatform } from '../../testing/test-platform.ts'
import { createDomainInput } from './domain-input.ts'

/** A server that rejects one domain. */
const knowing: Reply = ({ url }) => {
  const domain = decodeURIComponent(url.pathname.split('/').at(-2) ?? '')
  return Response.json({ domain, valid: !domain.startsWith('bad.') })
}

const open = async (options: Parameters<typeof createDomainInput>[1] = {}, reply = knowing) => {
  const context = await testPlatform({ signedIn: true })
  context.server.on(checkDomain, reply)
  const input = createDomainInput(context.platform, options)
  const asked = () =>
    context.server.callsOf(checkDomain).map(({ url }) => url.pathname.split('/')[5])
  const rest = () => context.time.advance(200)
  return { ...context, input, asked, rest, state: () => input.$state.get() }
}

describe('a domain field', () => {
  test('asks the server after a pause in typing, without the scheme', async () => {
    const { input, time, asked, state } = await open()
    input.type('https://Acme.exam')
    await time.advance(150)
    input.type('https://Acme.example/')
    await time.advance(199)
    expect(asked()).toEqual([])
    await time.advance(1)
    expect(asked()).toEqual(['acme.example'])
    expect(state()).toMatchObject({
      domains: ['acme.example'],
      stage: 'valid',
      fieldError: undefined,
    })
  })

  test.each([
    ['not a domain', 'Only enter one domain'],
    ['a.example, b.example', 'Only enter one domain'],
    ['acme', 'Not a valid domain name'],
    ['acme.123', 'Not a valid domain name'],
  ])('shows for %j: %s, without asking the server', async (text, fieldError) => {
    const { input, asked, rest, state } = await open()
    input.type(text)
    await rest()
    expect(state()).toMatchObject({ stage: 'invalid', fieldError })
    expect(asked()).toEqual([])
  })

  test('shows the server’s rejection of an unknown top-level domain', async () => {
    const { input, rest, state } = await open()
    input.type('bad.abcdefghijkl')
    await rest()
    expect(state()).toMatchObject({ stage: 'invalid', fieldError: 'Not a valid domain name' })
  })

  test('checks the host of a pasted URL, and keeps the text', async () => {
    const { input, asked, rest, state } = await open()
    input.type('https://Müller.example/about')
    await rest()
    expect(state()).toMatchObject({ stage: 'valid', text: 'https://Müller.example/about' })
    expect(asked()).toEqual(['xn--mller-kva.example'])
    expect(await input.accept()).toEqual(['xn--mller-kva.example'])
  })

  test('shows the server’s message', async () => {
    const { input, rest, state } = await open()
    input.type('bad.example')
    await rest()
    expect(state()).toMatchObject({
      stage: 'invalid',
      fieldError: 'Invalid Domain! Try a different domain name.',
    })
  })

  test('several domains are checked once each, and one rejected domain makes the field invalid', async () => {
    const { input, asked, rest, state } = await open({ multi: true })
    input.type('a.example; http://b.example a.example')
    await rest()
    expect(state()).toMatchObject({ stage: 'valid', domains: ['a.example', 'b.example'] })
    input.type('a.example b.example bad.example')
    await rest()
    expect(state().fieldError).toBe('Invalid Domain! Try a different domain name.')
    expect(asked()).toEqual(['a.example', 'b.example', 'bad.example'])
  })

  test('accepts an empty text', async () => {
    const { input, asked, rest, state } = await open({ start: 'a.example' })
    input.type('')
    await rest()
    expect(state()).toMatchObject({ stage: 'open', fieldError: undefined })
    expect(await input.accept()).toEqual([])
    expect(asked()).toEqual([])
  })

  test('ignores a late response about another text', async () => {
    const slow = delayed(json({ domain: 'bad.example', valid: false }))
    const { input, server, rest, state } = await open({}, slow.reply)
    input.type('bad.example')
    await rest()
    server.on(checkDomain, knowing)
    input.type('good.example')
    slow.release()
    await rest()
    expect(state()).toMatchObject({ stage: 'valid', domains: ['good.example'] })
  })
})

describe('submitting a form', () => {
  test('waits for the check of the latest text', async () => {
    const { input, asked } = await open({ multi: true })
    input.type('a.example')
    expect(await input.accept()).toEqual(['a.example'])
    expect(await input.accept()).toEqual(['a.example'])
    expect(asked()).toEqual(['a.example'])
  })

  test.each(['bad.example', 'acme', 'a.example b.example'])('is blocked by %j', async (text) => {
    const { input, state } = await open()
    input.type(text)
    expect(await input.accept()).toBeUndefined()
    expect(state()).toMatchObject({
      stage: 'invalid',
      fieldError: 'Only valid domains are accepted.',
    })
  })

  test('checks again if no response arrived', async () => {
    const { input, server, rest, state } = await open({}, noNetwork)
    input.type('a.example')
    await rest()
    expect(state()).toMatchObject({
      stage: 'open',
      fieldError: 'An error has occurred. Please try again later.',
    })
    const undecided = state()
    expect(await input.accept()).toBeUndefined()
    expect(state()).toEqual(undecided)
    server.on(checkDomain, knowing)
    expect(await input.accept()).toEqual(['a.example'])
  })

  test('also checks the domains of a record', async () => {
    const { input, asked } = await open({ start: 'https://a.example' })
    expect(await input.accept()).toEqual(['a.example'])
    expect(asked()).toEqual(['a.example'])
  })
})

test('stops checking when it is removed', async () => {
  const { input, asked, rest } = await open()
  input.type('a.example')
  input.dispose()
  await rest()
  expect(asked()).toEqual([])
})
