import { getWorkflow } from '#core/identity/security-code/endpoints.ts'
import type { Workflow } from '#core/identity/security-code/model.ts'
import { until } from '../../testing/assert.ts'
import '../element.ts'
import { openElement, sentWorkflow, type ElementPage } from './page.ts'

/** Shows the element of a security code, by default for a workflow whose code was sent. */
export const open = (
  answers: Parameters<typeof openElement>[2] = () => {},
  attributes = 'workflow-id="wf-1"',
  workflow: Workflow = sentWorkflow,
): ElementPage =>
  openElement('parapet-security-code', attributes, (server) => {
    server.answer(getWorkflow, workflow)
    answers(server)
  })

/** The field of the code. */
export const field = (page: ElementPage) => page.find<HTMLInputElement>('input')
/** Waits for the field of the code. */
export const ready = (page: ElementPage) =>
  until(() => page.root.querySelector('input'), 'the field')
