import { expect, test } from 'vitest'
import { scrubEnvelope } from './scrub-envelope.ts'

const secret = 'https://p.example/confirmUser/secret?x=1'

test('removes secrets from the addresses of events', () => {
  const envelope = [
    { event_id: '0123456789abcdef0123456789abcdef', dsn: 'https://key@reports.example/1' },
    [[{ type: 'event' }, { request: { url: secret }, urls: [secret] }]],
  ]
  expect(scrubEnvelope(envelope)[1]).toEqual([
    [
      { type: 'event' },
      {
        request: { url: 'https://p.example/confirmUser/*' },
        urls: ['https://p.example/confirmUser/*'],
      },
    ],
  ])
})

test('scrubs recordings and updates their length', () => {
  const instants = [
    { type: 4, data: { href: secret, width: 10 } },
    { type: 2, data: { node: { textContent: '***', attributes: { href: secret } } } },
    { type: 5, data: { tag: 'breadcrumb', payload: { data: { to: '/loading/secret' } } } },
  ]
  const recording = `{"segment_id":0}\n${JSON.stringify(instants)}`
  const [, [[header, sent]]] = scrubEnvelope([
    {},
    [[{ type: 'replay_recording', length: recording.length }, recording]],
  ]) as unknown as [object, [[{ length: number }, string]]]
  expect(sent).toBe(
    `{"segment_id":0}\n${JSON.stringify([
      { type: 4, data: { href: 'https://p.example/confirmUser/*', width: 10 } },
      {
        type: 2,
        data: {
          node: {
            textContent: '***',
            attributes: { href: 'https://p.example/confirmUser/*' },
          },
        },
      },
      { type: 5, data: { tag: 'breadcrumb', payload: { data: { to: '/loading/*' } } } },
    ])}`,
  )
  expect(header.length).toBe(sent.length)
})

test.each([['no lines'], [new Uint8Array(3)], ['{}\n{}']])(
  'a recording that cannot be read is not sent: %s',
  (recording) => {
    const [, items] = scrubEnvelope([{}, [[{ type: 'replay_recording' }, recording]]])
    expect(items).toEqual([[{ type: 'replay_recording', length: 0 }, '']])
  },
)
