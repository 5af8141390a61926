/**
 * Tables as others make them: the shapes and headings of files that ministries, networks and other programs write, with
 * texts of our own. Each is a workbook, or a text, with what a reader should make of it.
 */
import writeXlsx from 'write-excel-file/node'

type Cell = string | number | null | { value: string; columnSpan?: number; rowSpan?: number }

export interface Folha {
  nome: string
  linhas: readonly (readonly Cell[])[]
}

const cellOf = (cell: Cell) => (cell === null || typeof cell === 'object' ? cell : { value: cell })

/** A workbook of these sheets; a cell may be merged over others, which are null then. */
export const workbook = (...folhas: readonly Folha[]): Promise<Buffer> =>
  writeXlsx(
    folhas.map(({ nome, linhas }) => ({
      sheet: nome,
      data: linhas.map((row) => row.map(cellOf)),
    })) as never,
  ).toBuffer()

const CAPA: Folha = {
  nome: 'Capa',
  linhas: [
    [],
    ['Secretaria de Educação'],
    [],
    ['Documento', 'Habilidades e objetivos, versão de trabalho'],
    ['Atualizado em', '10/11/2026'],
  ],
}

/** The ministry's workbook of Ensino Fundamental: a sheet for each component, under a title; codes in the texts. */
export const baseEmFolhas = () =>
  workbook(
    CAPA,
    {
      nome: 'Matemática',
      linhas: [
        [{ value: 'BASE DE TESTE – MATEMÁTICA', columnSpan: 5 }, null, null, null, null],
        [],
        ['COMPONENTE', 'ANO/FAIXA', 'UNIDADES TEMÁTICAS', 'OBJETOS DE CONHECIMENTO', 'HABILIDADES'],
        [
          { value: 'Matemática', rowSpan: 2 },
          { value: '1º', rowSpan: 2 },
          { value: 'Números', rowSpan: 2 },
          'Contagem',
          '(EF01MA01) Contar as pedras do pátio.',
        ],
        [null, null, null, 'Ordem', '(EF01MA02) Dizer quem chega primeiro.'],
      ],
    },
    {
      nome: 'Língua Portuguesa',
      linhas: [
        ['BASE DE TESTE – LÍNGUA PORTUGUESA'],
        [],
        [
          'COMPONENTE',
          'ANO/FAIXA',
          'CAMPOS DE ATUAÇÃO',
          'PRÁTICAS DE LINGUAGEM',
          'OBJETOS DE CONHECIMENTO',
          'HABILIDADES',
        ],
        [
          'Língua Portuguesa',
          '1º; 2º; 3º; 4º; 5º',
          'Vida cotidiana',
          'Leitura',
          'Bilhetes',
          '(EF15LP01) Ler bilhetes de casa.',
        ],
      ],
    },
  )

/** One table a component, without a column that names it: the codes do. */
export const baseSemComponente = () =>
  workbook({
    nome: 'Plan1',
    linhas: [
      ['ANO', 'UNIDADES TEMÁTICAS', 'HABILIDADES'],
      ['6º', 'Vida e evolução', '(EF06CI01) Olhar folhas com a lupa.'],
      ['7º', 'Terra e Universo', '(EF07CI02) - Medir sombras ao meio-dia.'],
    ],
  })

/** Ensino Médio: the area is the category. */
export const medioPorArea = `ÁREA;COMPETÊNCIA ESPECÍFICA;CÓDIGO DA HABILIDADE;HABILIDADE
Matemática e suas Tecnologias;Competência 1;EM13MAT101;Ler tabelas da feira.
Linguagens e suas Tecnologias;Competência 2;EM13LGG201;Comparar falas do bairro.
`

/** The Base as programs hand it out: nested, keyed by component. */
export const baseAninhada = JSON.stringify({
  ensino_fundamental: {
    lingua_portuguesa: {
      anos: [
        {
          nome_ano: ['1º', '2º'],
          unidades_tematicas: [
            { nome_unidade: 'Leitura', habilidades: [{ nome_habilidade: '(EF12LP01) Ler placas da rua.' }] },
          ],
        },
      ],
    },
    matematica: {
      anos: [
        {
          nome_ano: ['3º'],
          unidades_tematicas: [
            { nome_unidade: 'Grandezas', habilidades: [{ nome_habilidade: '(EF03MA20) Pesar frutas.' }] },
          ],
        },
      ],
    },
  },
})

/** A framework of competencies as Moodle exports it: a tree, with the tags of its editor. */
export const competenciasDoMoodle = `"Parent ID number","ID number","Short name","Description","Description format","Scale values","Scale configuration","Rule type (optional)","Rule outcome (optional)","Rule config (optional)","Cross-referenced competency ID numbers","Exported ID (optional)","Is framework","Taxonomy"
"","horta","Competências da horta","<p>Tudo da horta.</p>","1","Não,Sim","[]","","0","","","1","1","competency"
"","h1","Plantar","<p>Antes de colher.</p>","1","","","","0","","","2","",""
"h1","h1.1","Semear","<p>Semear em <strong>linha</strong> &amp; regar.</p>","1","","","","0","","","3","",""
"h1","h1.2","Mudas","<p>Trocar mudas<br>de vaso.</p>","1","","","","0","","","4","",""
"","h2","Colher","<div>Colher no ponto.</div>","1","","","","0","","","5","",""
`

/** People under a cover, a title and a row of groups. */
export const pessoasComCapa = (escola: string, turma: string) =>
  workbook(
    { nome: 'Capa', linhas: [['Prefeitura'], ['Relação de matrículas'], ['Escola', 'Ano', '2026']] },
    {
      nome: 'Relação',
      linhas: [
        [{ value: 'RELAÇÃO NOMINAL DE ESTUDANTES – 2026', columnSpan: 6 }, null, null, null, null, null],
        ['Emitida em 10/11/2026'],
        [
          { value: 'Estudante', columnSpan: 2 },
          null,
          { value: 'Responsável', columnSpan: 2 },
          null,
          { value: 'Matrícula', columnSpan: 2 },
          null,
        ],
        ['Nome', 'RA', 'Nome', 'Telefone', 'Código da escola', 'Código da turma'],
        ['Ana Reis', '11', 'Rui Reis', '(48) 99999-0001', { value: escola, rowSpan: 2 }, turma],
        ['Beto Luz', '12', 'Lia Luz', '(48) 99999-0002', null, turma],
      ],
    },
  )

/** One sheet a class, its code the sheet's name; a sheet of notes that holds no people. */
export const pessoasPorFolha = (escola: string, turmas: readonly [string, string]) =>
  workbook(
    ...turmas.map((nome, i) => ({
      nome,
      linhas: [
        ['Nome do aluno', 'RA', 'Código da escola'],
        [`Pessoa ${i} Um`, `${i}1`, escola],
        [`Pessoa ${i} Dois`, `${i}2`, escola],
      ],
    })),
    { nome: 'Anotações', linhas: [['Lembrar de ligar'], ['Ver uniformes']] },
  )

const BOM = '\u{feff}'

interface OneRosterPlace {
  /** The other system's id of a school, as it stands in the cells. */
  escola: string
  outra: string
}

/**
 * Users as a OneRoster 1.1 export has them, with a mark of UTF-8 before the text, quoted commas and columns that only one
 * program knows: two pupils with a mother and a grandfather, in both directions; a teacher, one marked as deleted, one
 * switched off, a guardian of nobody here.
 */
export const usuariosOneRoster11 = ({ escola, outra }: OneRosterPlace): string =>
  `${BOM}${[
    'sourcedId,status,dateLastModified,enabledUser,orgSourcedIds,role,username,userIds,givenName,familyName,middleName,identifier,email,sms,phone,agentSourcedIds,grades,password,ext_tema',
    `u-mae,,,TRUE,${escola},parent,rosa.lima,,Rosa,Lima,,,rosa.lima@x.test,,,"u-1,u-2",,,azul`,
    `u-1,active,2026-02-01,TRUE,"${escola},${outra}",student,bia.lima,"{LDAP:12},{LTI:15}",Beatriz,"Lima, Neta",Souza,r-901,,,,,05,,`,
    `u-2,,,true,${escola},student,caio@escola.test,,Caio,Lima,,,,,,"u-avo,u-fora",03,,`,
    `u-avo,,,TRUE,${escola},relative,,,Davi,Lima,,,,(48) 99123-4567,,,,,`,
    `u-prof,,,TRUE,${escola},teacher,ivo.reis,,Ivo,Reis,,p-77,ivo.reis@x.test,,,,,,`,
    `u-velho,tobedeleted,,TRUE,${escola},student,,,Nina,Prado,,r-902,,,,,,,`,
    `u-off,,,false,${escola},student,,,Otto,Prado,,r-903,,,,,,,`,
    `u-so,,,TRUE,${escola},guardian,,,Tia,Prado,,,tia.prado@x.test,,,u-velho,,,`,
    '',
  ].join('\r\n')}`

/** Users of OneRoster 1.2: roles and schools stand in another file but for the first school. */
export const usuariosOneRoster12 = ({ escola }: OneRosterPlace): string =>
  [
    'sourcedId,status,dateLastModified,enabledUser,username,userIds,givenName,familyName,middleName,identifier,email,sms,phone,agentSourcedIds,grades,password,userMasterIdentifier,preferredGivenName,preferredMiddleName,preferredFamilyName,primaryOrgSourcedId,pronouns',
    `v-1,active,1/05/2026,TRUE,lia.melo,{LDAP:12},Lia,Melo,Dias,s-11,,,,,5,,,Li,,,${escola},`,
    `v-2,active,1/05/2026,TRUE,raul.melo,,Raul,Melo,,s-12,,,,,5,,,,,,${escola},`,
    '',
  ].join('\n')

/** Only what OneRoster 1.1 asks for: no optional column. */
export const usuariosOneRosterMinimo = ({ escola }: OneRosterPlace): string =>
  [
    'sourcedId,enabledUser,orgSourcedIds,role,username,givenName,familyName',
    `w-1,TRUE,${escola},student,ana.sa,Ana,Sá`,
    '',
  ].join('\n')
