import { expect, test } from 'vitest'
import { hostBuiltInError } from './host-built-ins.ts'

const embedded = 'widgets/element/values.ts'

test.each(['Promise', 'Map', 'Error', 'Blob', 'ShadowRoot', 'HTMLElement', 'CustomEvent'])(
  'nothing embedded asks whether a value is an instance of %s',
  (name) => expect(hostBuiltInError(embedded, name)).toContain(name),
)

test('classes of ours may be asked for, and tests and servers may ask for all', () => {
  expect(hostBuiltInError(embedded, 'ClientError')).toBeUndefined()
  expect(hostBuiltInError('widgets/element/values.wtr.ts', 'Promise')).toBeUndefined()
  expect(hostBuiltInError('demo/server/kernel/log.ts', 'Error')).toBeUndefined()
})
