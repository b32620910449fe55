import type { PackageName } from './package-files.ts'
import { installCommand } from './install-command.ts'
import { sampleOf } from './samples.ts'

/** The page of a package. */
const aboutElements = (version: string): string =>
  `Every attribute, property, method, event, slot and part of each element stands in the pages at \`/widgets/docs/\` of the platform. \`loadParapet({ apiBase, version })\` takes the newest build of a major version (\`${version.split('.')[0]}\`) or one build (\`${version}\`).`

const aboutDoctor =
  'It opens the address in the Chromium or Chrome of the machine (`CHROMIUM` names another), lists what is wrong with the elements there, each with the line to change, and ends with 1 when something is.'

export const packageReadme = (name: PackageName, version: string): string => {
  const [language, text] = sampleOf(name)
  return `# @parapet/${name}

\`\`\`sh
${installCommand(name, version)}
\`\`\`

\`\`\`${language}
${text}
\`\`\`

${name === 'doctor' ? aboutDoctor : aboutElements(version)}
`
}
