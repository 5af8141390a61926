/** Names of schools and networks as they are said in a sentence; and no sentence that leaves their article out. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../server/paths.ts'
import { comArtigo } from './artigo.ts'

const CASES: readonly [de: string, em: string, nome: string][] = [
  ['da', 'na', 'Rede Municipal de Demonstração'],
  ['da', 'na', 'rede estadual de Minas Gerais'],
  ['da', 'na', 'Secretaria Municipal de Educação'],
  ['da', 'na', 'Prefeitura de Manaus'],
  ['da', 'na', 'Escola Municipal Rio das Garças'],
  ['da', 'na', 'E. M. Morro do Ipê'],
  ['da', 'na', 'E.M. Morro do Ipê'],
  ['da', 'na', 'EM Morro do Ipê'],
  ['da', 'na', 'E. E. Professora Lúcia'],
  ['da', 'na', 'EMEF Prof. José Ferraz'],
  ['da', 'na', 'EMEI Girassol'],
  ['da', 'na', 'E.M.E.F. Girassol'],
  ['da', 'na', 'EEEFM Dom Bosco'],
  ['da', 'na', 'Creche Tia Zeca'],
  ['da', 'na', 'Faculdade de Letras'],
  ['da', 'na', 'Universidade Federal do Pará'],
  ['da', 'na', 'Fundação Casa Grande'],
  ['da', 'na', 'Associação de Pais'],
  ['da', 'na', 'Diretoria de Ensino Leste 1'],
  ['da', 'na', 'Regional Norte'],
  ['da', 'na', 'Região Sul'],
  ['da', 'na', 'Coordenadoria de Educação'],
  ['da', 'na', 'Superintendência Regional'],
  ['da', 'na', 'Unidade Escolar 12'],
  ['da', 'na', 'UMEI Pampulha'],
  ['da', 'na', 'Cooperativa de Ensino'],
  ['da', 'na', 'Etec Santo Amaro'],
  ['da', 'na', 'Cidade dos Meninos'],
  ['da', 'na', 'Casa da Criança'],
  ['da', 'na', 'Plataforma Turmalina'],
  ['das', 'nas', 'Escolas da Ilha'],
  ['das', 'nas', 'Redes do Vale'],
  ['das', 'nas', 'Unidades do Sertão'],
  ['das', 'nas', 'Fundações Unidas'],
  ['do', 'no', 'Colégio Estadual Dom Pedro II'],
  ['do', 'no', 'Colegio Sao Luis'],
  ['do', 'no', 'Instituto Federal de São Paulo'],
  ['do', 'no', 'Centro de Educação Infantil'],
  ['do', 'no', 'CEU Butantã'],
  ['do', 'no', 'C.E.U. Butantã'],
  ['do', 'no', 'CMEI Pequeno Príncipe'],
  ['do', 'no', 'CEMEI Flor do Campo'],
  ['do', 'no', 'CIEP 123 Darcy Ribeiro'],
  ['do', 'no', 'CEI Arco-Íris'],
  ['do', 'no', 'CEFET de Minas'],
  ['do', 'no', 'SESI Campinas'],
  ['do', 'no', 'SENAI Betim'],
  ['do', 'no', 'Município de Itabira'],
  ['do', 'no', 'Governo do Acre'],
  ['do', 'no', 'Estado de Sergipe'],
  ['do', 'no', 'Núcleo Rural'],
  ['do', 'no', 'Polo Leste'],
  ['do', 'no', 'Sistema Positivo'],
  ['do', 'no', 'Grupo Escolar Barão'],
  ['do', 'no', 'Ginásio Pernambucano'],
  ['do', 'no', 'Liceu de Artes'],
  ['do', 'no', 'Jardim de Infância Sol'],
  ['do', 'no', 'Lar dos Meninos'],
  ['do', 'no', 'Projeto Semear'],
  ['dos', 'nos', 'Colégios Maristas'],
  ['dos', 'nos', 'Centros do Saber'],
  ['de', 'em', 'Turmalina'],
  ['de', 'em', 'Itabira'],
  ['de', 'em', 'Objetivo'],
  ['de', 'em', 'Emília Ferreiro'],
  ['de', 'em', '7º A'],
  ['de', 'em', ''],
]

describe('a name', () => {
  it.each(CASES)('is said %s and %s %s', (de, em, nome) => {
    expect([comArtigo('de', nome), comArtigo('em', nome)]).toEqual([`${de} ${nome}`, `${em} ${nome}`])
  })

  it.each([
    ['a', 'à Rede', 'ao Colégio', 'às Escolas', 'a Turmalina'],
    ['por', 'pela Rede', 'pelo Colégio', 'pelas Escolas', 'por Turmalina'],
    ['para', 'para a Rede', 'para o Colégio', 'para as Escolas', 'para Turmalina'],
    ['com', 'com a Rede', 'com o Colégio', 'com as Escolas', 'com Turmalina'],
  ] as const)('after %s', (preposicao, ...said) => {
    expect(['Rede', 'Colégio', 'Escolas', 'Turmalina'].map((nome) => comArtigo(preposicao, nome))).toEqual(
      said,
    )
  })
})

/** A preposition right before what holds the name of an institution, in a Portuguese sentence. */
const SEM_ARTIGO = /\b(?:[Dd]e|[Ee]m|[Aa]|[Pp]or|[Pp]ara|[Cc]om) \$\{(?:d\.)?(?:rede|escola|tenant|cliente)\}/

const without = (text: string): string[] => text.split('\n').filter((line) => SEM_ARTIGO.test(line))

describe('sentences', () => {
  it('leave out no article before the name of a school or a network', () => {
    const files = ['areas', 'core', 'apps']
      .flatMap((top) =>
        readdirSync(path.join(root, top), { recursive: true }).map((file) => `${top}/${file}`),
      )
      .filter((file) => /texts[^/]*\.ts$/.test(file) && !file.endsWith('.test.ts'))
    expect(files.length).toBeGreaterThan(80)
    expect(
      files.flatMap((file) =>
        without(readFileSync(path.join(root, file), 'utf8')).map((line) => `${file}: ${line}`),
      ),
    ).toEqual([])
  })

  it('that do are found', () => {
    const hole = (name: string) => ['$', `{${name}}`].join('')
    const planted = `pt: (rede: string) => \`Recados de ${hole('rede')}\`,`
    expect(without(`${planted}\nen: (rede: string) => \`Notices of ${hole('rede')}\`,`)).toEqual([planted])
    expect(without(`Turmas de ${hole('nome')} em ${hole('d.escola')}`)).toHaveLength(1)
    expect(without(`Recados ${hole("comArtigo('de', rede)")}`)).toEqual([])
  })
})
