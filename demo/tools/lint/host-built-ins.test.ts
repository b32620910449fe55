import { expect, test } from 'vitest'
import { hostBuiltInError } from './host-built-ins.ts'

const embedded = 'widgets/element/values.ts'

test.each(['Promise', 'Map', 'Error', 'Blob', 'ShadowRoot', 'HTMLElement', 'CustomEvent'])(
  'embedded code may not use instanceof %s',
  (name) => expect(hostBuiltInError(embedded, name)).toContain(name),
)

test('instanceof is allowed on our own classes, and everywhere in tests and servers', () => {
  expect(hostBuiltInError(embedded, 'ClientError')).toBeUndefined()
  expect(hostBuiltInError('widgets/element/values.wtr.ts', 'Promise')).toBeUndefined()
  expect(hostBuiltInError('demo/server/kernel/log.ts', 'Error')).toBeUndefined()
})
