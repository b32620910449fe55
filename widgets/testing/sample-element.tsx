import { atom } from 'nanostores'
import { useCallback, useEffect, useState } from 'react'
import { common } from '../element/common.ts'
import { defineElement } from '../element/define.ts'
import { elementDefinition, property, type PropsOf } from '../element/definition.ts'
import { Button } from '../kit/Button.tsx'
import { Field } from '../kit/Field.tsx'
import { TextInput } from '../kit/TextInput.tsx'
import { useDirty, useEmit, useHost, useCached } from '../react/use-host.ts'
import { usePlatform } from '../react/use-platform.ts'
import { useStore } from '../react/use-store.ts'

/** An element with every kind of member, for the tests of the wrapper. */
export const definition = elementDefinition({
  tag: 'parapet-sample',
  summary: 'Stands in for any element.',
  height: '12em',
  formAssociated: true,
  attributes: {
    ...common.attributes,
    count: { kind: 'number', summary: 'A number.' },
    open: { kind: 'boolean', summary: 'A yes or no.' },
    'quote-id': { kind: 'id', summary: 'An id.' },
  },
  properties: {
    ...common.properties,
    items: property<readonly string[]>({ type: 'string[]', summary: 'A list.' }),
  },
  events: {
    ...common.events,
    'parapet-sample-picked': {
      summary: 'A button was clicked.',
      cancelable: true,
      detail: { name: { type: 'string', summary: 'The name of the button.' } },
    },
  },
  slots: { '': { summary: 'Anything.' } },
  parts: common.parts,
  cssProperties: common.cssProperties,
})

export const log = { stopped: 0, prevented: 0 }

function Sample({ count, open, quoteId, items, region }: PropsOf<typeof definition>) {
  const platform = usePlatform()
  const { field } = useHost()
  const emit = useEmit(definition)
  const cached = useCached(
    'typed',
    () => atom(''),
    () => log.stopped++,
  )
  const [text, setText] = useState(() => cached.get())
  const [broken, setBroken] = useState(false)
  const currency = useStore(platform.region.$facts).currency
  const locale = useStore(platform.wording.$locale)
  useDirty(text !== '', {})
  const type = useCallback(
    (next: string) => {
      cached.set(next)
      setText(next)
      field.set(next, next === 'wrong' ? 'This is wrong' : '')
    },
    [cached, field],
  )
  useEffect(() => field.onRestore(type), [field, type])
  if (broken) throw new Error('Broken on purpose')

  return (
    <div>
      <output data-of="values">
        {JSON.stringify({ count, open, quoteId, items, region, currency, locale })}
      </output>
      <output data-of="instance">{platform.instanceId}</output>
      <Field label="Text">
        <TextInput value={text} onValue={type} />
      </Field>
      <Button
        data-of="pick"
        onClick={() => {
          if (!emit('parapet-sample-picked', { name: 'first' })) log.prevented++
        }}
      >
        Pick
      </Button>
      <Button data-of="break" onClick={() => setBroken(true)}>
        Break
      </Button>
      <slot />
    </div>
  )
}

defineElement(definition, Sample)
