/** Sentences of the screen that makes schools from a file. */
import { comArtigo } from '../../../../../core/texts/artigo.ts'
import { defineTexts, plural } from '../../../../../core/texts/texts.ts'
import { importacaoTexts } from '../../../../acesso/trabalho/texts-importar.ts'

export const telaTexts = defineTexts({
  ...importacaoTexts,
  titulo: { pt: 'Escolas por arquivo', en: 'Schools from a file' },
  texto: {
    pt: (rede: string) =>
      `Traga a lista de escolas ${comArtigo('de', rede)}: nome, código INEP, endereço. Nada é salvo antes de você conferir.`,
    en: (rede: string) =>
      `Bring the list of schools of ${rede}: name, INEP code, address. Nothing is saved until you have checked it.`,
  },
  arquivo: { pt: 'Lista de escolas', en: 'List of schools' },
  arquivoAjuda: {
    pt: 'CSV, XLSX, ODS ou JSON de até 20 MB e 6.000 linhas. Serve a planilha da secretaria ou o catálogo de escolas do INEP.',
    en: 'CSV, XLSX, ODS or JSON up to 20 MB and 6,000 lines. The spreadsheet of the department of education or the INEP catalog of schools will do.',
  },
  escolher: { pt: 'Escolher arquivo', en: 'Choose a file' },
  anteriores: { pt: 'Listas anteriores', en: 'Earlier lists' },

  colunasTexto: {
    pt: 'Diga o que é cada coluna do arquivo. Só o nome da escola é obrigatório.',
    en: 'Say what each column of the file is. Only the name of the school is needed.',
  },
  deixarDeFora: { pt: 'Deixar de fora', en: 'Leave out' },
  lidas: {
    pt: (n: number, of: number) => `${n} de ${of} colunas lidas.`,
    en: (n: number, of: number) => `${n} of ${of} columns read.`,
  },

  resultado: { pt: 'O que a lista faria', en: 'What the list would do' },
  criar: { pt: 'novas', en: 'new' },
  atualizar: { pt: 'a atualizar', en: 'to update' },
  igual: { pt: 'já estão aqui', en: 'here already' },
  duvida: { pt: 'em dúvida', en: 'in doubt' },
  ignorar: { pt: 'de fora', en: 'left out' },
  tabela: { pt: (o: string) => `Linhas: ${o}`, en: (o: string) => `Lines: ${o}` },
  escola: { pt: 'Escola', en: 'School' },
  inep: { pt: 'INEP', en: 'INEP' },
  lugar: { pt: 'Onde fica', en: 'Where it is' },
  acoes: { pt: 'Resolver', en: 'Settle' },
  existentes: { pt: 'Das escolas que já estão aqui', en: 'For schools that are already here' },
  diferentes: {
    pt: (n: number) =>
      plural(n, 'Uma delas tem dados diferentes da lista.', '# delas têm dados diferentes da lista.'),
    en: (n: number) =>
      plural(
        n,
        'One of them has details that differ from the list.',
        '# of them have details that differ from the list.',
      ),
  },
  preencher: { pt: 'Preencher só o que está vazio', en: 'Fill in only what is empty' },
  sobrescrever: { pt: 'Trocar pelo que está na lista', en: 'Replace with what the list says' },
  manter: { pt: 'Deixar como estão', en: 'Leave them as they are' },
  vazio: { pt: 'vazio', en: 'empty' },
  muda: {
    pt: (campo: string, antes: string, depois: string) => `${campo}: ${antes} → ${depois}.`,
    en: (campo: string, antes: string, depois: string) => `${campo}: ${antes} → ${depois}.`,
  },
  fica: {
    pt: (campo: string, antes: string, depois: string) =>
      `${campo}: fica “${antes}” (na lista, “${depois}”).`,
    en: (campo: string, antes: string, depois: string) =>
      `${campo}: “${antes}” stays (the list says “${depois}”).`,
  },
  nova: { pt: 'Escola nova.', en: 'A new school.' },
  descartada: { pt: 'Você deixou esta linha de fora.', en: 'You left this line out.' },
  corrigir: { pt: 'Corrigir', en: 'Correct' },
  corrigirLinha: { pt: (n: number) => `Corrigir a linha ${n}`, en: (n: number) => `Correct line ${n}` },
  salvar: { pt: 'Salvar e conferir', en: 'Save and check' },
  ehNova: { pt: 'É outra escola', en: 'It is another school' },
  criarMesmo: { pt: 'Criar mesmo assim', en: 'Make it all the same' },
  ehMesma: { pt: 'É a mesma', en: 'It is the same' },
  tirar: { pt: 'Deixar de fora', en: 'Leave out' },
  trazer: { pt: 'Trazer de volta', en: 'Bring back' },
  todasNovas: { pt: 'Todas são outras escolas', en: 'All are other schools' },
  todasMesmas: { pt: 'Todas são as mesmas', en: 'All are the same' },
  superioresNaoHa: {
    pt: (n: number, nomes: string) =>
      `${plural(n, 'A lista cita uma rede que não existe aqui', 'A lista cita # redes que não existem aqui')}: ${nomes}.`,
    en: (n: number, nomes: string) =>
      `${plural(n, 'The list names a network that is not here', 'The list names # networks that are not here')}: ${nomes}.`,
  },
  criarSuperiores: {
    pt: (rede: string) => `Criar também essas redes, dentro ${comArtigo('de', rede)}`,
    en: (rede: string) => `Make these networks too, inside ${rede}`,
  },
  superioresAjuda: {
    pt: (rede: string) => `Sem isso, as escolas delas ficam direto ${comArtigo('em', rede)}.`,
    en: (rede: string) => `Otherwise their schools go straight into ${rede}.`,
  },
  parcial: {
    pt: (n: number) =>
      plural(n, 'Deixar de fora a linha com erro ou dúvida', 'Deixar de fora as # linhas com erro ou dúvida'),
    en: (n: number) =>
      plural(n, 'Leave out the line with an error or doubt', 'Leave out the # lines with errors or doubts'),
  },
  baixar: { pt: 'Baixar o resultado (CSV)', en: 'Download the result (CSV)' },
  gravar: {
    pt: (n: number) => plural(n, 'Criar uma escola', 'Criar # escolas'),
    en: (n: number) => plural(n, 'Make one school', 'Make # schools'),
  },
  atualizarSo: {
    pt: (n: number) => plural(n, 'Atualizar uma escola', 'Atualizar # escolas'),
    en: (n: number) => plural(n, 'Update one school', 'Update # schools'),
  },
  gravarTudo: {
    pt: (novas: number, n: number) => `Criar ${novas} e atualizar ${plural(n, 'uma', '#')}`,
    en: (novas: number, n: number) => `Make ${novas} and update ${plural(n, 'one', '#')}`,
  },
  gravandoTitulo: { pt: 'Criando as escolas', en: 'Making the schools' },
  desfazendoTitulo: { pt: 'Desfazendo a lista', en: 'Undoing the list' },
  descartar: { pt: 'Descartar lista', en: 'Discard list' },
  descartarTitulo: { pt: 'Descartar esta lista?', en: 'Discard this list?' },
  descartarTexto: {
    pt: 'O arquivo enviado e a conferência somem. A rede fica como está.',
    en: 'The file that was sent and its check go. The network stays as it is.',
  },
  gravadoTitulo: { pt: 'Escolas criadas', en: 'Schools made' },
  foram: {
    pt: (n: number) => plural(n, 'Uma escola criada.', '# escolas criadas.'),
    en: (n: number) => plural(n, 'One school was made.', '# schools were made.'),
  },
  mudaram: {
    pt: (n: number) => plural(n, 'Uma escola atualizada.', '# escolas atualizadas.'),
    en: (n: number) => plural(n, 'One school was updated.', '# schools were updated.'),
  },
  verRede: { pt: 'Ver a rede', en: 'See the network' },
  outra: { pt: 'Enviar outra lista', en: 'Send another list' },
  desfazerFim: { pt: 'O prazo para desfazer esta lista acabou.', en: 'The time to undo this list is over.' },
  desfazer: { pt: 'Desfazer lista', en: 'Undo list' },
  desfazerTitulo: { pt: 'Desfazer esta lista?', en: 'Undo this list?' },
  desfazerTexto: {
    pt: (n: number) =>
      plural(n, 'Uma escola ou rede criada por ela sai.', '# escolas e redes criadas por ela saem.'),
    en: (n: number) =>
      plural(n, 'One school or network that it made goes.', '# schools and networks that it made go.'),
  },
  voltam: {
    pt: (n: number) => plural(n, 'Uma escola volta a ser como era.', '# escolas voltam a ser como eram.'),
    en: (n: number) =>
      plural(n, 'One school goes back to what it was.', '# schools go back to what they were.'),
  },
  mudadas: {
    pt: (n: number) =>
      plural(n, 'Uma já está em uso ou mudou, e fica:', '# já estão em uso ou mudaram, e ficam:'),
    en: (n: number) =>
      plural(n, 'One is in use or has changed, and stays:', '# are in use or have changed, and stay:'),
  },
  motivo_turmas: { pt: 'tem turmas', en: 'has classes' },
  motivo_subredes: { pt: 'tem redes dentro', en: 'has networks inside' },
  motivo_pessoas: { pt: 'tem pessoas com papel nela', en: 'people have roles in it' },
  motivo_movida: { pt: 'foi movida para outra rede', en: 'was moved to another network' },
  motivo_mudou: { pt: 'mudou depois da lista', en: 'changed after the list' },
  motivo_usada: { pt: 'está em uso', en: 'is in use' },
  desfeitoTitulo: { pt: 'Lista desfeita', en: 'List undone' },
  desfeitoTexto: {
    pt: (quando: string) =>
      `Desfeita em ${quando}. As escolas que já estavam em uso ou tinham sido alteradas ficaram.`,
    en: (quando: string) => `Undone on ${quando}. Schools that were in use or had changed stayed.`,
  },
  naoExiste: { pt: 'Esta lista não existe mais', en: 'This list is no longer there' },
})
