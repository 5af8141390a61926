/** Paths and what was done in them as sets of rows, for the demonstration. */
import { rowSet } from '../../../../core/server/rows.ts'

export const trilhaRows = {
  regra_trilha: rowSet('regra_trilha'),
  trilha: rowSet('trilha'),
  trilha_eixo: rowSet('trilha_eixo', 'trilha_no'),
  trilha_habilidade: rowSet('trilha_habilidade', 'trilha_no'),
  trilha_aula: rowSet('trilha_aula'),
  trilha_grupo: rowSet('trilha_grupo'),
  trilha_rascunho: rowSet('trilha_rascunho'),
  rascunho_eixo: rowSet('rascunho_eixo', 'trilha_no'),
  rascunho_habilidade: rowSet('rascunho_habilidade', 'trilha_no'),
  rascunho_aula: rowSet('rascunho_aula'),
  trilha_tentativa: rowSet('trilha_tentativa'),
  trilha_nota: rowSet('trilha_nota'),
  trilha_dominio: rowSet('trilha_dominio'),
}
