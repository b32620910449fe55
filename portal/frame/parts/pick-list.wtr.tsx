import { sendMouse } from '@web/test-runner-commands'
import { atom } from 'nanostores'
import { useState } from 'react'
import { useStore } from '#widgets/react/use-store.ts'
import { assert, equal, until } from '#widgets/testing/assert.ts'
import { middleOf, press, typeText } from '#widgets/testing/keys.ts'
import { describe, test } from '#widgets/testing/suite.ts'
import { renderPart } from '../../render-portal.fixture.tsx'
import { PickList } from './PickList.tsx'
import type { SearchRow } from './SearchList.tsx'

const harbor: SearchRow = { id: 'harbor', label: 'Harbor' }
const summit: SearchRow = { id: 'summit', label: 'Summit' }

/** A pick list whose rows arrive when the test sends them. */
const showList = async (first: readonly SearchRow[]) => {
  const picked: string[] = []
  const $answer = atom({ rows: first, to: '' })
  const List = () => {
    const [typed, setTyped] = useState('')
    const answer = useStore($answer)
    return (
      <PickList
        label="Account"
        placeholder="Name"
        typed={typed}
        onType={setTyped}
        rows={answer.rows}
        onPick={(id) => picked.push(id)}
        isBusy={answer.to !== typed}
      />
    )
  }
  const { time } = await renderPart(<List />)
  const input = await until(() => document.querySelector('input'), 'the field')
  input.focus()
  const find = (rows: readonly SearchRow[]) => $answer.set({ rows, to: input.value })
  return { picked, time, find }
}

const options = () => [...document.querySelectorAll('[role=option]')]
const optionNamed = (label: string) => options().find(({ textContent }) => textContent === label)

describe('PickList', () => {
  test('selects the pressed row even when other rows arrive before the pointer is released', async () => {
    const { picked, find, time } = await showList([summit])
    const pressed = await until(() => optionNamed('Summit'), 'the row')
    await sendMouse({ type: 'move', position: middleOf(pressed) })
    await sendMouse({ type: 'down' })
    find([harbor, summit])
    await sendMouse({ type: 'up' })
    await until(() => picked.length > 0, 'a selected row')
    equal(picked, ['summit'])
    equal(options().length, 1)
    await time.advance(100)
    await until(() => options().length === 2, 'the new row')
  })

  test('selects the first row when the results arrive after Enter', async () => {
    const { picked, find } = await showList([])
    await typeText('har')
    await press('Enter')
    find([harbor, summit])
    await until(() => picked.length > 0, 'a selected row')
    equal(picked, ['harbor'])
  })

  test('cancels the selection when the user types after Enter', async () => {
    const { picked, find } = await showList([])
    await typeText('har')
    await press('Enter')
    await typeText('b')
    find([harbor, summit])
    await until(() => optionNamed('Harbor'), 'the answer')
    assert(picked.length === 0, 'a row was selected')
  })
})
