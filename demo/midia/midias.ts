/** Files of the demonstration's lessons, made in code: drawings, a film, a sound, a document, packages. */

import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { VARIANT_WIDTHS } from '../../areas/ensino/midia/rules.ts'
import { midiaRows } from '../../areas/ensino/midia/server/factory-rows.ts'
import { extensionOf } from '../../core/contract/files.ts'
import { contentTypeOf } from '../../core/server/files/types.ts'
import { zipOf } from '../../core/server/files/zip-writer.ts'
import type { FileDemo } from '../compartilhamento.ts'
import type { Draft } from '../draft.ts'
import { makePdf } from '../pdf.ts'
import { celula, degraus, lua, mapa, relogio } from './desenhos.ts'
import { makeFilme } from './filme.ts'
import { makeLivro } from './livro.ts'
import { type ArquivoDoPacote, H5P_CARTOES, SCORM_HORAS } from './pacotes.ts'
import { makeSom } from './som.ts'

/** The names by which lessons speak of files, in the order of their numbers. */
const NOMES = [
  'celula.png',
  'mapa-regioes.png',
  'mapa-nordeste.png',
  'mapa-sul.png',
  'relogio-0730.png',
  'escala-sobe.png',
  'escala-desce.png',
  'fases-da-lua.webm',
  'fases-da-lua.vtt',
  'escala.wav',
  'roteiro-celula.pdf',
  'ler-as-horas.zip',
  'rotina.h5p',
  'contos-da-beira-do-rio.epub',
] as const
type Nome = (typeof NOMES)[number]

/** Stands for a file in what is written of a lesson, until the file has its number. */
export const midiaDe = (nome: Nome): number => NOMES.indexOf(nome) + 1

const ESCALA = [3, 5, 7, 8, 10, 12, 14, 15]

const DESENHOS: Readonly<Partial<Record<Nome, string>>> = {
  'celula.png': celula(),
  'mapa-regioes.png': mapa(),
  'mapa-nordeste.png': mapa('nordeste'),
  'mapa-sul.png': mapa('sul'),
  'relogio-0730.png': relogio(7, 30),
  'escala-sobe.png': degraus([0, 1, 2, 3, 4, 5, 6, 7]),
  'escala-desce.png': degraus([7, 6, 5, 4, 3, 2, 1, 0]),
}

const FASES = [
  'Lua nova',
  'Crescente',
  'Quarto crescente',
  'Gibosa crescente',
  'Lua cheia',
  'Gibosa minguante',
  'Quarto minguante',
  'Minguante',
]
/** Seconds of each picture of the film. */
const QUADRO = 3

const clock = (seconds: number): string => `00:${String(seconds).padStart(2, '0')}.000`
const LEGENDAS = `WEBVTT\n\n${FASES.map((fase, at) => `${clock(at * QUADRO)} --> ${clock((at + 1) * QUADRO)}\n${fase}\n`).join('\n')}`

const ROTEIRO = makePdf('Roteiro: ver células de cebola', [
  'Material: uma cebola, uma lâmina, uma lamínula, uma gota de corante e o microscópio.',
  '',
  '1. Corte a cebola e solte uma película bem fina de uma das camadas.',
  '2. Estenda a película na lâmina, sem dobras, e pingue uma gota de corante.',
  '3. Cubra com a lamínula devagar, de um lado para o outro, para não prender ar.',
  '4. Comece pelo menor aumento. Só depois passe para o maior.',
  '5. Desenhe o que vê: as paredes lado a lado e, dentro de cada uma, um ponto escuro.',
  '',
  'Para pensar: a cebola cresce debaixo da terra. Por que não se veem cloroplastos?',
])

interface Variante {
  largura: number
  altura: number
  conteudo: Buffer
}

export interface MidiaDemo {
  nome: Nome
  tipo: string
  /** Where it is not that of the name: a book is kept as it is read. */
  mime?: string
  conteudo: Buffer
  largura: number | null
  altura: number | null
  duracao: number | null
  variantes: readonly Variante[]
  pacote: object | null
  arquivos: readonly ArquivoDoPacote[]
}

const plain = { largura: null, altura: null, duracao: null, variantes: [], pacote: null, arquivos: [] }

async function makeImagem(nome: Nome, desenho: string): Promise<MidiaDemo> {
  const { data, info } = await sharp(Buffer.from(desenho))
    .png({ palette: true })
    .toBuffer({ resolveWithObject: true })
  const sides = VARIANT_WIDTHS.filter((side) => side < Math.max(info.width, info.height))
  const variantes = sides.map(async (side) => {
    const small = await sharp(data)
      .resize({ width: side, height: side, fit: 'inside' })
      .webp({ quality: 80 })
      .toBuffer({ resolveWithObject: true })
    return { largura: small.info.width, altura: small.info.height, conteudo: small.data }
  })
  const size = { largura: info.width, altura: info.height }
  return { ...plain, nome, tipo: 'imagem', conteudo: data, ...size, variantes: await Promise.all(variantes) }
}

/** A day that stands in the list of a zip: the same bytes each time. */
const EM = new Date('2026-01-01T12:00:00Z')

async function makePacote(
  nome: Nome,
  pacote: { formato: 'scorm' | 'h5p'; versao: string; entrada: string; titulo: string },
  arquivos: readonly ArquivoDoPacote[],
): Promise<MidiaDemo> {
  const entries = arquivos.map(({ caminho, texto }) => ({ name: caminho, content: Buffer.from(texto) }))
  const parts: Buffer[] = []
  for await (const part of zipOf(entries, EM)) parts.push(part)
  return {
    ...plain,
    nome,
    tipo: `pacote_${pacote.formato}`,
    conteudo: Buffer.concat(parts),
    pacote,
    arquivos,
  }
}

const inPlace = async (svg: string): Promise<string> => {
  const webp = await sharp(Buffer.from(svg)).webp({ quality: 75 }).toBuffer()
  return `data:image/webp;base64,${webp.toString('base64')}`
}

/** All files that lessons speak of. */
export async function makeMidias(): Promise<MidiaDemo[]> {
  const seconds = FASES.length * QUADRO
  const made = await Promise.all([
    ...Object.entries(DESENHOS).map(([nome, desenho]) => makeImagem(nome as Nome, desenho)),
    makeFilme(
      FASES.map((_, at) => lua(at / FASES.length)),
      QUADRO,
    ).then(
      (conteudo): MidiaDemo => ({
        ...plain,
        ...{
          nome: 'fases-da-lua.webm',
          tipo: 'video',
          conteudo,
          largura: 640,
          altura: 360,
          duracao: seconds,
        },
      }),
    ),
    makePacote(
      'ler-as-horas.zip',
      { formato: 'scorm', versao: '1.2', entrada: 'horas/index.html', titulo: 'Ler as horas' },
      SCORM_HORAS,
    ),
    makePacote(
      'rotina.h5p',
      { formato: 'h5p', versao: '1', entrada: 'h5p.json', titulo: 'Rotina em inglês' },
      H5P_CARTOES,
    ),
  ])
  const livro = Buffer.from(JSON.stringify(await makeLivro(inPlace)))
  const som = makeSom(ESCALA.map((semitons) => [semitons, 0.5]))
  return [
    ...made,
    { ...plain, nome: 'fases-da-lua.vtt', tipo: 'legenda', conteudo: Buffer.from(LEGENDAS) },
    { ...plain, nome: 'escala.wav', tipo: 'audio', conteudo: som, duracao: ESCALA.length / 2 },
    {
      ...plain,
      ...{ nome: 'contos-da-beira-do-rio.epub', tipo: 'epub', mime: 'application/json', conteudo: livro },
    },
    { ...plain, nome: 'roteiro-celula.pdf', tipo: 'pdf', conteudo: ROTEIRO },
  ]
}

export interface Estante {
  /** The number of a file in this tenant, drafted with its first use. */
  idOf: (place: number) => number
  /** What the store must hold. */
  files: () => FileDemo[]
}

const sha256 = (content: Buffer): string => createHash('sha256').update(content).digest('hex')

/** Drafts the rows of those files that a tenant's lessons show; `usuario` sent them. */
export function openEstante(
  draft: Draft,
  midias: readonly MidiaDemo[],
  { usuario, em }: { usuario: number; em: Date },
): Estante {
  const ids = new Map<number, number>()
  const files: FileDemo[] = []
  /** The same key each time, of the form that the store asks for. */
  const keep = (what: string, conteudo: Buffer, tipo: string): string => {
    const chave = sha256(Buffer.from(`demonstracao midia ${usuario} ${what}`)).slice(0, 32)
    files.push({ chave, conteudo, tipo })
    return chave
  }
  const add = (midia: MidiaDemo): number => {
    const { nome, tipo, conteudo, largura, altura, duracao, pacote } = midia
    const extensao = extensionOf(nome)
    const mime = midia.mime ?? contentTypeOf(extensao)
    const variantes = midia.variantes.map((one) => ({
      ...{ largura: one.largura, altura: one.altura, bytes: one.conteudo.length },
      chave: keep(`${nome} ${one.largura}`, one.conteudo, 'image/webp'),
    }))
    const id = draft.add(midiaRows.midia, {
      ...{ usuario_id: usuario, tipo, estado: 'pronta', nome, extensao, mime, bytes: conteudo.length },
      ...{ chave: keep(nome, conteudo, mime), sha256: sha256(conteudo), largura, altura, duracao },
      ...{ variantes, pacote, livre_em: em, created_at: em, updated_at: em },
      recebidos: conteudo.length,
    })
    for (const { caminho, mime: type, texto } of midia.arquivos) {
      const bytes = Buffer.from(texto)
      const chave = keep(`${nome} ${caminho}`, bytes, type)
      draft.put(midiaRows.midia_arquivo, {
        midia_id: id,
        caminho,
        chave,
        mime: type,
        bytes: bytes.length,
        sha256: sha256(bytes),
      })
    }
    return id
  }
  return {
    idOf(place) {
      const known = ids.get(place)
      if (known !== undefined) return known
      const midia = midias.find(({ nome }) => midiaDe(nome) === place)
      if (!midia) throw new RangeError(`no file ${place}`)
      const id = add(midia)
      ids.set(place, id)
      return id
    },
    files: () => files,
  }
}
