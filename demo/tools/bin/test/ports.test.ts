import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { freePort } from './ports.ts'

const listen = (port: number) =>
  new Promise<() => Promise<void>>((done, fail) => {
    const server = createServer().once('error', fail)
    server.listen(port, '127.0.0.1', () =>
      done(() => new Promise((closed) => void server.close(() => closed()))),
    )
  })

test('no port is returned twice', async () => {
  const ports = await Promise.all(Array.from({ length: 20 }, () => freePort()))
  expect(new Set(ports).size).toBe(20)
})

test('a block contains no port in use', async () => {
  const first = await freePort()
  const close = await listen(first + 2)
  const block = await freePort(5)
  expect(block > first + 2 || block + 4 < first + 2).toBe(true)
  const all = await Promise.all([0, 1, 2, 3, 4].map((each) => listen(block + each)))
  await Promise.all([close, ...all].map((end) => end()))
})
