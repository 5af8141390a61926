/** Sentences of the screen that imports curricula. */
import { defineTexts, plural } from '../../../../../core/texts/texts.ts'
import { importacaoTexts } from '../../../../acesso/trabalho/texts-importar.ts'

export const telaTexts = defineTexts({
  ...importacaoTexts,
  curriculos: { pt: 'Currículos', en: 'Curricula' },
  titulo: { pt: 'Importar currículo', en: 'Import a curriculum' },
  texto: {
    pt: 'Traga um currículo inteiro de uma planilha ou de um arquivo JSON. Antes de salvar, você vê o que muda.',
    en: 'Bring a whole curriculum from a spreadsheet or a JSON file. You see what changes before it is saved.',
  },
  para: { pt: (nome: string) => `Importar para ${nome}`, en: (nome: string) => `Import into ${nome}` },
  arquivo: { pt: 'Arquivo com as habilidades', en: 'File of skills' },
  arquivoAjuda: {
    pt: 'CSV, XLSX, ODS ou JSON de até 20 MB e 10.000 linhas. Se o arquivo usa códigos no lugar de nomes, escolha junto as tabelas de nomes.',
    en: 'CSV, XLSX, ODS or JSON up to 20 MB and 10,000 lines. If the file has keys instead of names, choose the tables of names with it.',
  },
  muitos: { pt: 'Escolha no máximo 5 arquivos.', en: 'Choose at most 5 files.' },
  escolher: { pt: 'Escolher arquivos', en: 'Choose files' },
  soltar: { pt: 'ou solte aqui', en: 'or drop them here' },
  dono: { pt: 'De quem é', en: 'Whose it is' },
  todos: { pt: 'De todos (base da plataforma)', en: "Everybody's (base of the platform)" },
  anteriores: { pt: 'Importações anteriores', en: 'Earlier imports' },
  colCurriculo: { pt: 'Currículo', en: 'Curriculum' },

  semNome: { pt: '(sem nome)', en: '(no name)' },
  colunasTexto: {
    pt: 'Diga o que é cada coluna do arquivo. O que ficar de fora é guardado e volta na exportação.',
    en: 'Say what each column of the file is. What is left out is kept and comes back when exporting.',
  },
  guardada: { pt: 'Só guardar', en: 'Only keep' },
  lidas: {
    pt: (n: number, of: number) => `${n} de ${of} colunas lidas`,
    en: (n: number, of: number) => `${n} of ${of} columns read`,
  },
  soGuardadas: {
    pt: (names: string) => `Guardadas sem leitura: ${names}.`,
    en: (names: string) => `Kept without being read: ${names}.`,
  },

  gravandoTitulo: { pt: 'Salvando o currículo', en: 'Saving the curriculum' },
  desfazendoTitulo: { pt: 'Desfazendo a importação', en: 'Undoing the import' },
  resultado: { pt: 'O que a importação faria', en: 'What the import would do' },
  criar: { pt: 'a criar', en: 'to create' },
  mudar: { pt: 'a mudar', en: 'to change' },
  igual: { pt: 'sem mudança', en: 'unchanged' },
  codigo: { pt: 'Código', en: 'Code' },
  habilidade: { pt: 'Habilidade', en: 'Skill' },
  categoria: { pt: 'Categoria', en: 'Category' },
  muda: { pt: (campos: string) => `Muda: ${campos}`, en: (campos: string) => `Changes: ${campos}` },
  nova: { pt: 'Habilidade nova', en: 'New skill' },
  igualTexto: { pt: 'Já está assim', en: 'Already so' },
  nenhumErro: { pt: 'Nenhum erro', en: 'No errors' },
  nenhumErroTexto: { pt: 'Todas as linhas podem ser salvas.', en: 'Every line can be saved.' },
  tabela: { pt: (o: string) => `Linhas ${o}`, en: (o: string) => `Lines ${o}` },
  porCategoria: { pt: 'Linhas por componente ou categoria', en: 'Lines by component or category' },
  novas: {
    pt: (n: number) => plural(n, 'Uma categoria nova.', '# categorias novas.'),
    en: (n: number) => plural(n, 'One new category.', '# new categories.'),
  },
  ausentes: {
    pt: (n: number) =>
      plural(
        n,
        'Uma habilidade do currículo não está no arquivo e fica como está.',
        '# habilidades do currículo não estão no arquivo e ficam como estão.',
      ),
    en: (n: number) =>
      plural(
        n,
        'One skill of the curriculum is not in the file and stays as it is.',
        '# skills of the curriculum are not in the file and stay as they are.',
      ),
  },
  destino: { pt: 'Vai para', en: 'Goes into' },
  novoCurriculo: { pt: 'um currículo novo', en: 'a new curriculum' },
  nome: { pt: 'Nome do currículo', en: 'Name of the curriculum' },
  nomeAjuda: {
    pt: 'Se já houver um currículo seu com este nome, a importação completa o que está lá.',
    en: 'If you have a curriculum of this name already, the import completes what is there.',
  },
  aplicar: { pt: 'Aplicar e conferir de novo', en: 'Apply and check again' },
  parcial: {
    pt: (n: number) => plural(n, 'Deixar de fora a linha com erro', 'Deixar de fora as # linhas com erro'),
    en: (n: number) => plural(n, 'Leave out the line with an error', 'Leave out the # lines with errors'),
  },
  baixarProblemas: {
    pt: (n: number) => plural(n, 'Baixar a linha com erro (CSV)', 'Baixar as # linhas com erro (CSV)'),
    en: (n: number) =>
      plural(n, 'Download the line with an error (CSV)', 'Download the # lines with errors (CSV)'),
  },
  gravar: {
    pt: (n: number) => plural(n, 'Salvar uma habilidade', 'Salvar # habilidades'),
    en: (n: number) => plural(n, 'Save one skill', 'Save # skills'),
  },
  descartar: { pt: 'Descartar importação', en: 'Discard import' },
  descartarTitulo: { pt: 'Descartar esta importação?', en: 'Discard this import?' },
  descartarTexto: {
    pt: 'O arquivo enviado e a conferência somem. O currículo fica como está.',
    en: 'The file that was sent and its check go. The curriculum stays as it is.',
  },
  gravadoTitulo: { pt: 'Currículo importado', en: 'Curriculum imported' },
  foram: {
    pt: (criadas: number, mudadas: number) =>
      [
        ...(criadas > 0 || mudadas === 0
          ? [plural(criadas, 'uma habilidade criada', '# habilidades criadas')]
          : []),
        ...(mudadas > 0 ? [plural(mudadas, 'uma alterada', '# alteradas')] : []),
      ].join(', '),
    en: (criadas: number, mudadas: number) =>
      [
        ...(criadas > 0 || mudadas === 0 ? [plural(criadas, 'one skill created', '# skills created')] : []),
        ...(mudadas > 0 ? [plural(mudadas, 'one changed', '# changed')] : []),
      ].join(', '),
  },
  abrir: { pt: 'Abrir o currículo', en: 'Open the curriculum' },
  outra: { pt: 'Importar outro arquivo', en: 'Import another file' },
  desfazerFim: {
    pt: 'O prazo para desfazer esta importação acabou.',
    en: 'The time to undo this import is over.',
  },
  desfazer: { pt: 'Desfazer importação', en: 'Undo import' },
  desfazerTitulo: { pt: 'Desfazer esta importação?', en: 'Undo this import?' },
  desfazerTexto: {
    pt: (remover: number, voltar: number) =>
      `${plural(remover, 'Uma habilidade sai', '# habilidades saem')} do currículo e ${plural(voltar, 'uma volta', '# voltam')} a ser como antes.`,
    en: (remover: number, voltar: number) =>
      `${plural(remover, 'One skill leaves', '# skills leave')} the curriculum and ${plural(voltar, 'one goes', '# go')} back to what it was.`,
  },
  mudadas: {
    pt: (n: number) =>
      plural(
        n,
        'Uma mudou ou está em uso e fica como está:',
        '# mudaram ou estão em uso e ficam como estão:',
      ),
    en: (n: number) =>
      plural(n, 'One was changed or is in use and stays:', '# were changed or are in use and stay:'),
  },
  desfeitoTitulo: { pt: 'Importação desfeita', en: 'Import undone' },
  desfeitoTexto: {
    pt: (quando: string) => `Desfeita em ${quando}: o currículo voltou a ser como antes.`,
    en: (quando: string) => `Undone on ${quando}: the curriculum is as it was before.`,
  },
  exportar: { pt: 'Exportar', en: 'Export' },
  exportarCsv: { pt: 'Exportar como CSV', en: 'Export as CSV' },
  exportarXlsx: { pt: 'Exportar como XLSX', en: 'Export as XLSX' },
  exportarJson: { pt: 'Exportar como JSON', en: 'Export as JSON' },
})
