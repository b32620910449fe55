import { emulateMedia } from '@web/test-runner-commands'
import { assert } from '#widgets/testing/assert.ts'
import { pressAfterError } from '#widgets/testing/press-after-error.ts'
import { describe, test } from '#widgets/testing/suite.ts'
import { begin, closed, firstField, open, shown } from './dialog-stage.fixture.tsx'

describe('all portal dialogs', () => {
  test('receive a click on each control while the previous field is invalid', async () => {
    const stage = await begin()
    // Hundreds of sliding dialogs would take too long.
    await emulateMedia({ reducedMotion: 'reduce' })
    const close = async () => {
      stage.platform.dialogs.reset()
      await closed('a reset')
    }
    let errors = 0
    for (const dialog of stage.dialogs) {
      await open(stage, dialog)
      if (firstField())
        errors += (
          await pressAfterError({
            name: dialog.id,
            open: async () => {
              await close()
              await open(stage, dialog)
              const root = shown()
              assert(root, `${dialog.id} is not open`)
              return root
            },
          })
        ).errors
      await close()
    }
    assert(errors > 50, `Only ${errors} presses were after an error`)
  })
})
