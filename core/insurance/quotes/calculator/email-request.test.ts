import { atom } from 'nanostores'
import { expect, test } from 'vitest'
import { exampleDraft } from '../../../testing/example-draft.ts'
import { scriptedQuote } from '../../../testing/scripted-quotes.ts'
import { delayed, inTurn, noNetwork, type Reply } from '../../../testing/scripted-server.ts'
import { testEmbed } from '../../../testing/test-platform.ts'
import { emailQuote } from '../mail/endpoints.ts'
import type { Quote } from '../model.ts'
import { createEmailRequest } from './email-request.ts'

const saved = (index = 1): Quote => scriptedQuote(exampleDraft, index)

const sent: Reply = () => new Response(null, { status: 204 })

const savedQuote = async (reply: Reply) => {
  const { platform, server } = await testEmbed()
  server.on(emailQuote, reply)
  const $quote = atom<Quote | undefined>(saved())
  return { server, $quote, ...createEmailRequest(platform, $quote) }
}

test('is sent on request, and shows the address', async () => {
  const { $emailState, email, server } = await savedQuote(sent)
  expect($emailState.get()).toEqual({ kind: 'idle' })
  await email()
  expect($emailState.get()).toEqual({ kind: 'sent', email: 'grace@bright.example' })
  expect(server.callsOf(emailQuote)).toHaveLength(1)
})

test('is requested only once by a double click', async () => {
  const slow = delayed(sent)
  const { email, server } = await savedQuote(slow.reply)
  const both = [email(), email()]
  slow.release()
  await Promise.all(both)
  expect(server.callsOf(emailQuote)).toHaveLength(1)
})

test('can be requested again after a failure', async () => {
  const { $emailState, email } = await savedQuote(inTurn(noNetwork, sent))
  await email()
  expect($emailState.get()).toMatchObject({ kind: 'failed', error: { phase: 'network' } })
  await email()
  expect($emailState.get()).toMatchObject({ kind: 'sent' })
})

test('does not count a request of an earlier version for a newer one', async () => {
  const slow = delayed(sent)
  const { $emailState, $quote, email } = await savedQuote(slow.reply)
  const asked = email()
  $quote.set(saved(2))
  slow.release()
  await asked
  expect($emailState.get()).toEqual({ kind: 'idle' })
})
