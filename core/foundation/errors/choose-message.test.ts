import { describe, expect, test } from 'vitest'
import { chooseMessage } from './choose-message.ts'

const server = { key: 'common:failure.server' }
const other = { key: 'common:failure.other' }

describe('the message of a failed request (spec 1 §8)', () => {
  test.each([500, 502, 503, 504])('shows the text for status %i', (status) => {
    expect(chooseMessage(status, { detail: 'Stack trace' })).toEqual(server)
  })

  test.each([
    ['detail first', { detail: 'A', errors: [{ detail: 'B' }], message: 'C' }, { text: 'A' }],
    ['detail without prefixes', { detail: '[PLT-4] [quote]  Not ready' }, { text: 'Not ready' }],
    [
      'brackets inside a detail are unchanged',
      { detail: 'Field [a] is wrong' },
      { text: 'Field [a] is wrong' },
    ],
    ['joined details', { errors: [{ detail: 'B' }, { detail: 'C' }] }, { text: 'B, C' }],
    ['existing details', { errors: [{ code: 'x' }, { detail: 'C' }] }, { text: 'C' }],
    ['message', { message: 'C' }, { text: 'C' }],
    ['message after errors without details', { errors: [{}], message: 'C' }, { text: 'C' }],
    ['a prefix without a text', { detail: '[PLT-4] ', message: 'C' }, { text: 'C' }],
    ['string body', 'Gone fishing', { text: 'Gone fishing' }],
    ['empty body', '', other],
    ['no body', undefined, other],
    ['null', null, other],
    ['values of other types', { detail: 4, errors: 'none', message: {} }, other],
    ['no information', {}, other],
  ])('%s', (_, body, chosen) => {
    expect(chooseMessage(400, body)).toEqual(chosen)
  })

  test('treats 501 and 505 as client errors', () => {
    expect(chooseMessage(501, { detail: 'A' })).toEqual({ text: 'A' })
  })
})
