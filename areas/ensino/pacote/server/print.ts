/** What a package holds, made from the published lessons: the same bytes each time, so that downloads go on. No key. */
import { createHash } from 'node:crypto'
import type { Tx } from '../../../../core/server/database.ts'
import { listProntas, type Pronta } from '../../midia/server/public-uso.ts'
import { type ArquivoPac, type AulaPac, deviceAddress, type Manifesto } from '../shapes.ts'
import * as queries from './queries.ts'
import { type Signer, signManifest } from './secrets-keys.ts'

/** A file of a package with its bytes, or where they lie in the store. */
export interface Parte extends ArquivoPac {
  content: Buffer | { chave: string; midia: number }
}

export interface Conteudo {
  manifesto: Manifesto
  partes: Parte[]
}

const hashOf = (content: Buffer): string => createHash('sha256').update(content).digest('hex')

const inMemory = (caminho: string, tipo: string, content: Buffer): Parte => ({
  caminho,
  tipo,
  content,
  bytes: content.length,
  sha256: hashOf(content),
})

const nameOf = ({ sha256, extensao }: Pronta): string => `arquivos/${sha256}${extensao}`

/** A file of a lesson as the player knows it; its address is the device's. */
function midiaOf(row: Pronta): AulaPac['midias'][number] {
  const { id, tipo, nome, mime, bytes, sha256, largura, altura, duracao } = row
  return {
    id,
    tipo: tipo as AulaPac['midias'][number]['tipo'],
    estado: 'pronta',
    motivo: null,
    ...{ nome, mime, bytes, sha256, largura, altura, duracao },
    endereco: deviceAddress(nameOf(row)),
    variantes: [],
    pacote: null,
  }
}

function aulaOf(row: queries.AulaRow, telas: readonly queries.TelaRow[], midias: readonly Pronta[]): AulaPac {
  const { id, versao, titulo, descricao, navegacao, nota_minima, tentativas, tempo_limite, total_telas } = row
  return {
    aula: {
      ...{ id, versao, titulo, descricao, nota_minima, tentativas, tempo_limite, total_telas },
      navegacao: navegacao as AulaPac['aula']['navegacao'],
      mostrar_gabarito: row.mostrar_gabarito as AulaPac['aula']['mostrar_gabarito'],
    },
    telas: telas.map(({ aula_id: _, conteudo, tipo, ...tela }) => ({
      ...tela,
      tipo: tipo as AulaPac['telas'][number]['tipo'],
      conteudo: conteudo as Record<string, unknown>,
    })),
    midias: midias.filter((midia) => row.midias.includes(midia.id)).map(midiaOf),
  }
}

export async function buildPacote(tx: Tx, pacote: queries.PacoteRow, of: Signer): Promise<Conteudo> {
  const aulas = await queries.listAulas(tx, pacote.playlist, pacote.turma_id)
  const [telas, midias] = [
    await queries.listTelas(tx, aulas),
    await listProntas(tx, [...new Set(aulas.flatMap((aula) => aula.midias))]),
  ]
  const lessons = aulas.map((row): Parte => {
    const own = telas.filter(({ aula_id }) => aula_id === row.id)
    const json = Buffer.from(JSON.stringify(aulaOf(row, own, midias)))
    return inMemory(`aulas/${row.id}.json`, 'application/json', json)
  })
  // The same bytes twice are one file.
  const files = new Map(
    midias.map((row): [string, Parte] => [
      nameOf(row),
      {
        caminho: nameOf(row),
        sha256: row.sha256,
        bytes: row.bytes,
        tipo: row.mime,
        content: { chave: row.chave, midia: row.id },
      },
    ]),
  )
  const partes = [...lessons, ...files.values()]
  const unsigned: Omit<Manifesto, 'assinatura'> = {
    formato: 1,
    playlist_id: pacote.playlist,
    turma_id: pacote.turma_id,
    nome: pacote.nome,
    versao: pacote.versao,
    gerado_em: pacote.gerado_em.toISOString(),
    idioma: 'pt-br',
    aulas: aulas.map(({ id, versao, titulo, total_telas }) => ({ id, versao, titulo, telas: total_telas })),
    arquivos: partes.map(({ caminho, sha256, bytes, tipo }) => ({ caminho, sha256, bytes, tipo })),
  }
  return { manifesto: { ...unsigned, assinatura: signManifest(of, unsigned) }, partes }
}
