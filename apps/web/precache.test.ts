/** What the device keeps of the built files. */
import { expect, it } from 'vitest'
import { keptFiles } from './precache.ts'

it('keeps what the reader of documents stands on, shared with others or not, and leaves the reader to its packages', () => {
  const kept = keptFiles({
    'main.tsx': { file: 'main.js', isEntry: true, imports: ['_kit.js'] },
    '_kit.js': { file: 'kit.js' },
    '../../areas/ensino/midia/web/PdfView.tsx': {
      file: 'reader.js',
      src: '../../areas/ensino/midia/web/PdfView.tsx',
      imports: ['_kit.js', '_icon.js'],
    },
    '_icon.js': { file: 'icon.js', imports: ['_kit.js'] },
    '../../areas/escola/rede/web/RedesPage.tsx': {
      file: 'redes.js',
      src: '../../areas/escola/rede/web/RedesPage.tsx',
    },
  })
  expect([...kept].sort()).toEqual(['icon.js', 'kit.js', 'main.js'])
})
