/** The template's name follows what it is made of. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { templateName } from './template.ts'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

function folderOf(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'modelo-'))
  folders.push(folder)
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text)
  return folder
}

it('is another for any change of the migrations or of what applies them, and the same without one', () => {
  const name = templateName(folderOf({ '0001_a.sql': 'select 1', '0002_b.sql': 'select 2' }), ['1'])
  const same = folderOf({ '0002_b.sql': 'select 2', '0001_a.sql': 'select 1' })
  expect(templateName(same, ['1'])).toBe(name)
  expect(name).toMatch(/^modelo_[0-9a-f]{24}$/)
  const others = [
    templateName(same, ['2']),
    templateName(folderOf({ '0001_a.sql': 'select 1' }), ['1']),
    templateName(folderOf({ '0001_a.sql': 'select 1', '0002_b.sql': 'select 3' }), ['1']),
    templateName(folderOf({ '0001_a.sql': 'select 1', '0003_b.sql': 'select 2' }), ['1']),
  ]
  expect(new Set([name, ...others]).size).toBe(5)
})
