import type { ElementDefinition } from '../element/definition.ts'
import { className } from '../docs/type-text.ts'
import { comment } from '../docs/element-types.ts'
import { camelName, elementMembers, inputsOf } from './element-members.ts'
import { packageManifest } from './package-manifest.ts'
import type { PackageFiles } from './package-files.ts'
import { runtime } from './runtime.ts'

/** The oldest supported Angular version, whose declaration format is used. */
const declared = `minVersion: '14.0.0', version: '22.0.0', ngImport: i0`

const sameNames = (names: readonly string[]): string =>
  JSON.stringify(Object.fromEntries(names.map((name) => [name, name])))

/**
 * A component in the partial format of compiled Angular libraries. The application's compiler links
 * it, so this build does not need Angular.
 */
const componentOf = (definition: ElementDefinition): string => {
  const { tag, name, attributes, properties, events, methods } = elementMembers(definition)
  const outputs = events.map(camelName)
  const listeners = Object.fromEntries(
    events.map((event) => [event, `${camelName(event)}.emit($event)`]),
  )
  return [
    `export class ${name} extends ParapetElementComponent {`,
    `  constructor(element) {`,
    `    super(element, ${JSON.stringify(outputs)}, ${JSON.stringify(methods)})`,
    `  }`,
    `  static ɵfac = i0.ɵɵngDeclareFactory({ ${declared}, type: ${name}, deps: [{ token: i0.ElementRef }], target: i0.ɵɵFactoryTarget.Component })`,
    `  static ɵcmp = i0.ɵɵngDeclareComponent({ ${declared}, type: ${name}, isStandalone: true, selector: '${tag}', inputs: ${sameNames([...Object.keys(attributes), ...properties])}, outputs: ${sameNames(outputs)}, host: { listeners: ${JSON.stringify(listeners)} }, template: '<ng-content></ng-content>', isInline: true, changeDetection: i0.ChangeDetectionStrategy.OnPush, encapsulation: i0.ViewEncapsulation.None })`,
    `}`,
    `reflect(${name}, ${JSON.stringify({ attributes, properties, methods })})`,
  ].join('\n')
}

const typesOf = (definition: ElementDefinition): string => {
  const { tag, name, events } = elementMembers(definition)
  const inputs = inputsOf(definition)
  return [
    comment(definition.summary, ''),
    `export declare class ${name} {`,
    `  constructor(element: i0.ElementRef<ParapetElements['${tag}']>)`,
    `  readonly element: ParapetElements['${tag}']`,
    ...inputs.flatMap(({ name: input, type, summary }) => [
      comment(summary, '  '),
      `  ${input}: ${type} | undefined`,
    ]),
    ...Object.entries(definition.events).flatMap(([event, { summary }]) => [
      comment(summary, '  '),
      `  readonly ${camelName(event)}: EventEmitter<ParapetEventMap['${event}']>`,
    ]),
    ...Object.entries(definition.methods ?? {}).flatMap(([method, { summary }]) => [
      comment(summary, '  '),
      `  readonly ${method}: ParapetElements['${tag}']['${method}']`,
    ]),
    `  static ɵfac: i0.ɵɵFactoryDeclaration<${name}, never>`,
    `  static ɵcmp: i0.ɵɵComponentDeclaration<${name}, '${tag}', never, {`,
    ...inputs.map(
      ({ name: input }) => `    '${input}': { 'alias': '${input}'; 'required': false }`,
    ),
    `  }, {`,
    ...events.map((event) => `    '${camelName(event)}': '${camelName(event)}'`),
    `  }, never, ['*'], true, never>`,
    `}`,
  ].join('\n')
}

const head = `import * as i0 from '@angular/core'
import type { EventEmitter } from '@angular/core'
import type { ParapetElements, ParapetEventMap } from '@parapet/elements'
`

/** Every component, for the `imports` of an application's component. */
const listOf = (definitions: readonly ElementDefinition[], kind: '' | 'typeof '): string =>
  definitions.map(({ tag }) => `${kind}${className(tag)}`).join(', ')

/** The files of `@parapet/angular`: a standalone component for each element. */
export const angularPackage = async (
  definitions: readonly ElementDefinition[],
  version: string,
): Promise<PackageFiles> => ({
  'package.json': packageManifest(
    {
      name: 'angular',
      description: 'The Parapet elements as Angular components.',
      peers: { '@angular/core': '>=20' },
      needsElements: true,
    },
    version,
  ),
  'component.js': await runtime('angular.js'),
  'prepare.js': await runtime('prepare.js'),
  'index.js': [
    `import * as i0 from '@angular/core'`,
    `import { ParapetElementComponent, reflect } from './component.js'`,
    '',
    ...definitions.map(componentOf),
    `export const parapetElements = [${listOf(definitions, '')}]`,
    '',
  ].join('\n'),
  'index.d.ts': [
    head,
    ...definitions.map(typesOf),
    comment('Every component, for the `imports` of one of yours.', ''),
    `export declare const parapetElements: readonly [${listOf(definitions, 'typeof ')}]`,
    '',
  ].join('\n'),
})
