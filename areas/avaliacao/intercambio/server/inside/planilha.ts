/** A spreadsheet of questions, opened by the house's own readers of tables. */
import { readFile } from 'node:fs/promises'
import { readLines } from '../../../../../core/server/sheets/inside/open.ts'
import type { Recusa } from '../../../../../core/server/sheets/lida.ts'
import { type FolhaDePlanilha, type LinhaDePlanilha, readPlanilha } from '../../rules-planilha.ts'
import { type CodigoRecusa, MAX_ITENS } from '../../shapes.ts'
import type { Leitura } from '../../shapes-item.ts'
import { Recusada } from './pacote.ts'

const LIMITES = { linhas: MAX_ITENS + 100, colunas: 60, celula: 20_000 }

const RECUSAS: Readonly<Record<Recusa, CodigoRecusa>> = {
  vazia: 'vazio',
  linhas_demais: 'muitos',
  colunas_demais: 'pesado',
  linha_longa: 'pesado',
  ilegivel: 'ilegivel',
  pesada: 'pesado',
  json_invalido: 'ilegivel',
  json_sem_lista: 'ilegivel',
}

interface Fatia {
  folha: number
  linhas: LinhaDePlanilha[]
}

/** `beside`: where its lines are put for the time of the reading. @throws Recusada */
export async function lerPlanilha(file: string, nome: string, beside: string): Promise<Leitura> {
  const read = await readLines(file, beside, /\.xlsx$/i.test(nome) ? 'xlsx' : 'csv', LIMITES)
  if ('recusa' in read)
    throw new Recusada(RECUSAS[read.recusa], read.recusa === 'linhas_demais' ? `mais de ${MAX_ITENS}` : '')
  const folhas: (FolhaDePlanilha & { linhas: LinhaDePlanilha[] })[] = read.frente.folhas.map(
    ({ nome: folha }) => ({
      nome: folha,
      linhas: [],
    }),
  )
  for (const line of (await readFile(beside, 'utf8')).split('\n')) {
    if (line === '') continue
    const { folha, linhas }: Fatia = JSON.parse(line)
    folhas[folha]?.linhas.push(...linhas)
  }
  const found = readPlanilha(folhas, nome)
  if ('vistas' in found) throw new Recusada('colunas', found.vistas)
  if (read.frente.codificacao !== 'utf-8')
    found.leitura.avisos.push({ codigo: 'codificacao', detalhe: read.frente.codificacao })
  return found.leitura
}
