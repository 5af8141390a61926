// @vitest-environment happy-dom
/** Each place that keeps something on the device is declared; and what the declared ones keep goes, and comes back. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { keepAnswers, readAnswers } from '../../areas/conversa/enquete/web/draft.ts'
import { readDraft, writeDraft } from '../../areas/conversa/forum/web/drafts.ts'
import { readGuardada, writeGuardada } from '../../areas/ensino/tentativa/web/player/guardada.ts'
import { readRascunhos, writeRascunho } from '../../areas/ensino/tentativa/web/player/rascunho.ts'
import type { Aberta } from '../../areas/ensino/tentativa/web/player/useTentativa.ts'
import { leave as leaveTrilha } from '../../areas/trilhas/trilha/web/aprender/ganho.ts'
import { root } from '../../core/server/paths.ts'
import type { Conta } from '../../core/web/device/leave/holder.ts'
import { keepUnsent, readUnsent } from '../../core/web/device/unsent.ts'
import { sessionStore } from '../../core/web/session/store.ts'
import { HOLDERS } from './holders.ts'

/** File → the holder that answers for what it keeps. */
const HELD: Readonly<Record<string, string>> = {
  'areas/ensino/aula/web/editor/draft.ts': 'turmalina-aula',
  'areas/conversa/enquete/web/draft.ts': 'rascunho',
  'areas/conversa/forum/web/drafts.ts': 'rascunho',
  'areas/ensino/midia/web/LivroView.tsx': 'leitura',
  'areas/ensino/midia/web/PdfView.tsx': 'leitura',
  'areas/ensino/pacote/web/device.ts': 'pacote',
  'areas/ensino/tentativa/web/offline/obras.ts': 'obra',
  'areas/ensino/tentativa/web/offline/pending.ts': 'fila',
  'areas/ensino/tentativa/web/offline/store.ts': 'fila',
  'areas/ensino/tentativa/web/player/guardados.ts': 'aula-aberta',
  'areas/ensino/tentativa/web/player/rascunho.ts': 'rascunho-aula',
  'areas/trilhas/trilha/web/aprender/ganho.ts': 'trilha-antes',
  'core/web/device/unsent.ts': 'por-enviar',
}

/** File → why nobody can read anything of an account in what it keeps. */
const HARMLESS: Readonly<Record<string, string>> = {
  'apps/web/main.tsx': 'the tenant of the host',
  'apps/web/sw-shell.ts': 'the page without anybody in it, built files; packages are only looked at',
  'areas/escola/cartao/web/aparelho.ts': 'that this is a device of a class, set up by its teacher',
  'areas/escola/conta/web/CampanhaPage.tsx':
    'an invitation on its way to the sign-in page, of who is not in yet',
  'areas/ensino/entrega/web/mesa/Bancada.tsx': 'that names are hidden at the desk of this device',
  'areas/ensino/entrega/web/mesa/useTeclas.ts': 'that single keys are off on this device',
  'areas/ensino/midia/web/pacote/storage.ts':
    'the origin of packages, which has no account; a memory where there is none',
  'areas/ensino/pacote/web/leitor.ts': 'built files',
  'areas/ensino/pacote/web/usePacotes.ts': 'asks whether the browser keeps anything',
  'areas/gestao/privacidade/web/public-tempo.tsx': 'numbers of accounts that have read a notice',
  'areas/acesso/provedor/web/trip.ts': 'a secret of the tab and links of one use',
  'areas/acesso/sessao/web/LoginPage.tsx': 'a secret of the browser',
  'areas/ensino/tentativa/web/offline/device.ts': 'the name of the device',
  'areas/trilhas/trilha/web/aprender/leave.ts': 'deletes',
  'areas/trilhas/trilha/web/musica/MusicaControle.tsx': 'whether music plays',
  'core/web/device/chunk.ts': 'when the page was loaded again',
  'core/web/device/leave/has-vault.ts': 'asks whether anything was closed',
  'core/web/device/leave/storage-holder.ts': 'reads and deletes for holders',
  'core/web/device/leave/vault.ts': 'what was closed',
  'core/web/device/storage.ts': 'the door to local storage',
  'core/web/preferences/store.ts':
    'how the device is read: contrast, colours, size, font, language, and on which ground',
  'core/web/session/store.ts': 'the accounts that people chose to keep here; tokens end with the session',
}

const KEEPS =
  /\b(?:openDB|caches|indexedDB|browserStorage|safeStorage|localStorage|sessionStorage|cookieStore|getDirectory)\b|document\.cookie/

/** Comments are no use of anything. */
const codeOf = (text: string): string =>
  text
    .split('\n')
    .filter((line) => !/^\s*(?:\/?\*|\/\/)/.test(line))
    .join('\n')

const undeclared = (files: Readonly<Record<string, string>>): string[] =>
  Object.entries(files)
    .filter(([file, text]) => KEEPS.test(codeOf(text)) && !(file in HELD) && !(file in HARMLESS))
    .map(([file]) => file)

const sources = Object.fromEntries(
  ['core', 'areas', 'apps/web'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => path.posix.join(folder, file.replaceAll(path.sep, '/')))
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\/server\/|^core\/testing\//.test(file))
      .map((file): [string, string] => [file, readFileSync(path.join(root, file), 'utf8')]),
  ),
)

describe('what keeps something on the device', () => {
  it('is declared, each file of it', () => {
    expect(Object.keys(sources).length).toBeGreaterThan(500)
    expect(undeclared(sources)).toEqual([])
  })

  it.each([
    "import { openDB } from 'idb'",
    "const cache = await caches.open('mine')",
    'browserStorage.write(key, words)',
    'globalThis.sessionStorage.setItem(key, words)',
    'document.cookie = words',
  ])('would be found undeclared: %s', (line) =>
    expect(undeclared({ ...sources, 'areas/conversa/forum/web/planted.ts': line })).toEqual([
      'areas/conversa/forum/web/planted.ts',
    ]),
  )

  it('has a holder that is asked, and every declaration is of something', () => {
    const names = HOLDERS.map(({ nome }) => nome)
    expect(new Set(names).size).toBe(names.length)
    expect([...new Set(Object.values(HELD))].sort()).toEqual([...names].sort())
    const declared = Object.keys({ ...HELD, ...HARMLESS })
    expect(declared.filter((file) => !KEEPS.test(codeOf(sources[file] ?? '')))).toEqual([])
  })
})

const ana: Conta = { tenant: 'demo', usuario: '7' }
const CANARIO = 'vento-cobre-jatobá'
/** Those over local storage; the others are tried in a browser (e2e/aparelho.test.ts). */
const LOCAL = HOLDERS.filter(({ nome }) => !['fila', 'obra', 'pacote', 'turmalina-aula'].includes(nome))

const aberta = (id: number) =>
  ({ tentativa: { id, uuid: 'u' }, aula: { titulo: 'x' }, locais: {}, telas: [] }) as unknown as Aberta

function writeAll(usuario: number, words: string): void {
  const em = Date.now()
  writeDraft(usuario, 'topico:5', { conteudo: words, em })
  keepAnswers(usuario, 3, [{ pergunta: 1, texto: words } as never])
  keepUnsent(String(usuario), 'trilha:1', { valor: words, em })
  writeRascunho(`demo:${usuario}:5:3:u`, 1, { texto: words } as never)
  writeGuardada(`demo:${usuario}:5:3`, { ...aberta(0), inicio: words })
}

const readAll = (usuario: number) => [
  readDraft(usuario, 'topico:5')?.conteudo,
  JSON.stringify(readAnswers(usuario, 3)),
  readUnsent(String(usuario), 'trilha:1')?.valor,
  JSON.stringify(readRascunhos(`demo:${usuario}:5:3:u`)),
  readGuardada(`demo:${usuario}:5:3`)?.inicio,
]

const stored = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])

describe('the holders over local storage', () => {
  beforeEach(() => {
    for (const { usuario } of sessionStore.get().records) sessionStore.remove(usuario)
    localStorage.clear()
    sessionStorage.clear()
    sessionStore.create({ usuario: '7', token: 'a' })
    sessionStore.create({ usuario: '8', token: 'b' })
  })

  it('give what exists nowhere else, leave nothing of the account, and put it back', async () => {
    writeAll(7, CANARIO)
    writeAll(8, 'da Bia')
    // The server knows this one.
    writeGuardada('demo:7:6:3', { ...aberta(9), inicio: CANARIO })
    writeRascunho('previa-5-1-0', 1, { texto: CANARIO } as never)
    writeRascunho('publica:5:1', 1, { texto: CANARIO } as never)
    localStorage.setItem('livro:4', '3')
    leaveTrilha(5, { pontos: 70, habilidade: 2 })
    localStorage.setItem('por-enviar:7:estragado', CANARIO)

    const kept = await Promise.all(
      LOCAL.map(async (holder) => ({ holder, trabalhos: await holder.collect(ana) })),
    )
    expect(kept.flatMap(({ trabalhos }) => trabalhos)).toHaveLength(5)
    for (const { holder, trabalhos } of kept) {
      await holder.drop(ana, trabalhos)
      await holder.forget(ana)
      holder.quit?.(ana)
    }
    expect(stored()).not.toContain(CANARIO)
    expect(stored()).not.toMatch(/demo:7|livro:|trilha-antes/)
    expect(readAll(8).join()).toContain('da Bia')
    expect(readAll(8)).not.toContain(undefined)

    for (const { holder, trabalhos } of kept)
      for (const trabalho of trabalhos) expect(await holder.restore(ana, trabalho)).toBe(true)
    expect(readAll(7).every((one) => String(one).includes(CANARIO))).toBe(true)
  })

  it('delete nothing that changed since it was collected, and put nothing over what stands there', async () => {
    writeAll(7, CANARIO)
    const [holder] = LOCAL.filter(({ nome }) => nome === 'rascunho-aula')
    const trabalhos = (await holder?.collect(ana)) ?? []
    expect(trabalhos).toHaveLength(1)
    writeRascunho('demo:7:5:3:u', 1, { texto: 'mudou' } as never)
    await holder?.drop(ana, trabalhos)
    expect(JSON.stringify(readRascunhos('demo:7:5:3:u'))).toContain('mudou')
    for (const trabalho of trabalhos) expect(await holder?.restore(ana, trabalho)).toBe(false)
    expect(JSON.stringify(readRascunhos('demo:7:5:3:u'))).toContain('mudou')
  })

  it('put nothing back that another account closed', async () => {
    for (const holder of LOCAL)
      expect(await holder.restore(ana, { id: 'por-enviar:8:trilha:1', valor: '{}' })).toBe(false)
  })

  it('are given nothing more once the account has left', () => {
    sessionStore.end('7')
    writeAll(7, CANARIO)
    expect(stored()).not.toContain(CANARIO)
    writeAll(8, 'da Bia')
    expect(stored()).toContain('da Bia')
  })
})
