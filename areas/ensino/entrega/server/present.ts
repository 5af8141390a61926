/** Rows of deliveries as the contract has them. */
import type { Told } from '../../../../core/contract/endpoint.ts'
import type { Context } from '../../../../core/server/context.ts'
import { fileUrl } from '../../../acesso/arquivo/server/public.ts'
import type { Arquivo } from '../../tentativa/contract-anexo.ts'
import type { AulaComEntregas, Entrega } from '../contract.ts'
import type { Espera, Frase } from '../contract-mesa.ts'
import type { AulaRow, EntregaRow, Quem, Row } from './queries.ts'
import type { FraseRow } from './queries-frase.ts'
import type { CorrecaoRow, EsperaRow } from './queries-mesa.ts'

export const presentEntrega = (row: Row): Told<Entrega> => ({
  id: row.id,
  aluno: { id: row.aluno_id, nome: row.aluno },
  aula: { id: row.aula_id, titulo: row.aula },
  tela: { id: row.tela_id, titulo: row.tela, tipo: row.tipo, ordem: row.ordem },
  estado: row.estado,
  vez: row.vez,
  enviada_em: row.enviada_em,
  atrasada: row.atrasada,
  nota: row.nota === null ? null : Number(row.nota),
})

export const presentArquivos = (
  arquivos: EntregaRow['arquivos'],
  { services, brand, now }: Pick<Context, 'services' | 'brand' | 'now'>,
): Arquivo[] =>
  arquivos.map((arquivo) => ({
    ...arquivo,
    url: fileUrl(services.config.secretKey, brand.ownerId, arquivo, now),
  }))

/** For who reads the whole class `pendentes` are pupils who sent nothing; for a pupil, screens not sent. */
export const presentAula = (row: AulaRow, quem: Quem): Told<AulaComEntregas> => ({
  aula: { id: row.id, titulo: row.titulo },
  alunos: quem === 'enviadas' ? row.alunos : 1,
  pendentes: Math.max(0, quem === 'enviadas' ? row.alunos - row.entregaram : row.telas - row.proprias),
  enviadas: row.enviadas,
  atrasadas: row.atrasadas,
  devolvidas: row.devolvidas,
  corrigidas: row.corrigidas,
  fim: row.fim,
})

export const presentCorrecao = <R extends CorrecaoRow>({ autor_id, autor, nota, ...rest }: R) => ({
  ...rest,
  autor: { id: autor_id, nome: autor },
  nota: nota === null ? null : Number(nota),
})

export const presentEspera = ({ arquivos, correcao, enviada_em, ...row }: EsperaRow): Told<Espera> => {
  const { id, aluno, aula, tela, vez, atrasada } = presentEntrega({ ...row, enviada_em })
  return {
    ...{ id, aluno, aula, tela, vez, atrasada, enviada_em, arquivos },
    correcao: correcao && {
      nota: correcao.nota,
      pronta: correcao.pronta,
      refazer: correcao.refazer,
      autor: { id: correcao.autor_id, nome: correcao.autor },
    },
  }
}

/** Whose it is stands only at what colleagues share. */
export const presentFrase = ({ autor_id, autor, rede_id, ...rest }: FraseRow, quem: number): Frase => ({
  ...rest,
  de: autor_id === quem ? null : autor,
  compartilhada: rede_id !== null,
})
