/** Sentences of the screens that bring questions in. */
import { defineTexts, plural } from '../../../../core/texts/texts.ts'
import { importacaoTexts } from '../../../acesso/trabalho/texts-importar.ts'

export const telaTexts = defineTexts({
  ...importacaoTexts,
  linhas: {
    pt: (n: number) => plural(n, 'uma questão', '# questões'),
    en: (n: number) => plural(n, 'one question', '# questions'),
  },
  etapas: { pt: 'Enviar,Conferir,Salvar,Pronto', en: 'Send,Check,Save,Done' },
  banco: { pt: 'Banco de questões', en: 'Question bank' },
  titulo: { pt: 'Importar questões', en: 'Import questions' },
  texto: {
    pt: 'Traga questões do Moodle, do Canvas ou de outro programa. Nada é salvo antes de você conferir.',
    en: 'Bring questions from Moodle, Canvas or another program. Nothing is saved until you have checked it.',
  },
  arquivo: { pt: 'Arquivo de questões', en: 'File of questions' },
  arquivoAjuda: {
    pt: 'Moodle XML, GIFT, Aiken, Cloze, QTI (1.2 a 3.0), pacote ZIP com as imagens, documento DOCX com questões numeradas, planilha XLSX ou CSV como o modelo, ou provas do ENEM em JSON. Até 20 MB e 2.500 questões.',
    en: 'Moodle XML, GIFT, Aiken, Cloze, QTI (1.2 to 3.0), a ZIP package with the pictures, a DOCX document of numbered questions, an XLSX or CSV spreadsheet like the model, or ENEM exams in JSON. Up to 20 MB and 2,500 questions.',
  },
  comoPreencher: { pt: 'Como preencher o modelo', en: 'How to fill in the model' },
  instrucoes: {
    pt: [
      'Uma questão em cada linha. Só “enunciado” é obrigatório. A linha de exemplo não entra.',
      'Em “tipo”: objetiva, múltipla resposta, verdadeiro ou falso, resposta curta, numérica, dissertativa, associação, ordenação ou lacunas. Vazio: vale o que a linha tem.',
      'Em “corretas”: a letra (B), as letras (A; C), V ou F, o número (3,14 ± 0,01) ou as respostas aceitas, separadas por |.',
      'Associação: em cada alternativa, “esquerda = direita”. Ordenação: as alternativas já na ordem certa. Lacunas: no enunciado, {{resposta}}.',
      'Em “habilidade”, o código (EF07CI04). Em “dificuldade”, de muito fácil a muito difícil. Em “bloom”, lembrar, entender, aplicar, analisar, avaliar ou criar.',
    ].join('\n'),
    en: [
      'A question in each row. Only “enunciado” (statement) is needed. The example row does not come in.',
      'In “tipo” (type): objetiva, múltipla resposta, verdadeiro ou falso, resposta curta, numérica, dissertativa, associação, ordenação or lacunas. Empty: what the row has tells.',
      'In “corretas” (right ones): the letter (B), the letters (A; C), V or F, the number (3,14 ± 0,01) or the answers that are taken, with | between them.',
      'Associação (pairs): in each alternative “left = right”. Ordenação: the alternatives in the right order. Lacunas (gaps): in the statement, {{answer}}.',
      'In “habilidade” (skill) its code (EF07CI04). In “dificuldade”, from muito fácil to muito difícil. In “bloom”, lembrar, entender, aplicar, analisar, avaliar or criar.',
    ].join('\n'),
  },
  escolher: { pt: 'Escolher arquivo', en: 'Choose a file' },
  anteriores: { pt: 'Arquivos anteriores', en: 'Earlier files' },
  colLinhas: { pt: 'Questões', en: 'Questions' },
  colQuando: { pt: 'Enviado', en: 'Sent' },
  passo_conferido: { pt: 'Conferido', en: 'Checked' },
  passo_gravado: { pt: 'Salvo', en: 'Saved' },
  passo_desfeito: { pt: 'Desfeito', en: 'Undone' },

  resultado: { pt: 'O que o arquivo faria', en: 'What the file would do' },
  nova: {
    pt: (n: number) => plural(n, 'entra como veio', 'entram como vieram'),
    en: (n: number) => plural(n, 'comes in as it is', 'come in as they are'),
  },
  mudada: {
    pt: (n: number) => plural(n, 'entra com mudança', 'entram com mudança'),
    en: (n: number) => plural(n, 'comes in with a change', 'come in with a change'),
  },
  existe: {
    pt: (n: number) => plural(n, 'já está aqui, diferente', 'já estão aqui, diferentes'),
    en: () => 'here already, different',
  },
  igual: {
    pt: (n: number) => plural(n, 'já está aqui, igual', 'já estão aqui, iguais'),
    en: () => 'here already, the same',
  },
  fora: {
    pt: (n: number) => plural(n, 'fica de fora', 'ficam de fora'),
    en: (n: number) => plural(n, 'stays out', 'stay out'),
  },
  parecida: {
    pt: (n: number) => plural(n, 'quase igual a outra', 'quase iguais a outras'),
    en: (n: number) => plural(n, 'nearly the same as another', 'nearly the same as others'),
  },
  comparando: {
    pt: 'Buscando questões quase iguais',
    en: 'Looking for questions that are nearly the same',
  },
  igualA: {
    pt: (n: string, nome: string) => `${n} % igual a “${nome}”`,
    en: (n: string, name: string) => `${n}% the same as “${name}”`,
  },
  igualAoItem: {
    pt: (n: string, numero: number) => `${n} % igual à questão ${numero} deste arquivo`,
    en: (n: string, number: number) => `${n}% the same as question ${number} of this file`,
  },
  jaEstaAqui: { pt: 'Já está aqui, diferente', en: 'Here already, different' },
  mudouNoBanco: {
    pt: 'Mudou no banco desde que você conferiu',
    en: 'Has changed in the bank since you checked',
  },
  verLado: { pt: 'Ver lado a lado', en: 'See side by side' },
  ladoALado: { pt: 'Lado a lado', en: 'Side by side' },
  doArquivo: {
    pt: (n: number) => `Questão ${n} do arquivo`,
    en: (n: number) => `Question ${n} of the file`,
  },
  doBanco: { pt: 'No banco', en: 'In the bank' },
  abrirDoBanco: { pt: 'Abrir a do banco', en: 'Open the one in the bank' },
  oQueFazer: { pt: 'O que fazer', en: 'What to do' },
  decidir: {
    pt: (nome: string) => `O que fazer com “${nome}”`,
    en: (name: string) => `What to do with “${name}”`,
  },
  paraTodas: {
    pt: (n: number) => plural(n, 'Para uma questão', 'Para todas as # questões'),
    en: (n: number) => plural(n, 'For one question', 'For all # questions'),
  },
  escolha: { pt: 'Escolha', en: 'Choose' },
  decididas: {
    pt: (n: number) =>
      plural(
        n,
        'Mudou o que fazer com uma: com as outras não dá.',
        'Mudou o que fazer com #: com as outras não dá.',
      ),
    en: (n: number) =>
      plural(
        n,
        'Changed what to do with one: with the others it can’t be done.',
        'Changed what to do with #: with the others it can’t be done.',
      ),
  },
  trazer: { pt: 'Trazer', en: 'Bring in' },
  trazerNova: { pt: 'Trazer como nova', en: 'Bring in as new' },
  deixarFora: { pt: 'Deixar de fora', en: 'Leave out' },
  tabela: { pt: (o: string) => `Questões: ${o}`, en: (o: string) => `Questions: ${o}` },
  grupo: {
    pt: (o: string, n: number) => `${plural(n, 'Uma questão', '# questões')}: ${o}`,
    en: (o: string, n: number) => `${plural(n, 'One question', '# questions')}: ${o}`,
  },
  nenhumaLinha: { pt: 'Nenhuma questão assim', en: 'No such question' },
  questao: { pt: 'Questão', en: 'Question' },
  semTexto: { pt: 'Sem título', en: 'Untitled' },
  semDescricao: { pt: 'Imagem sem descrição', en: 'Picture without a description' },
  onde: { pt: 'Onde está', en: 'Where it is' },
  linhaDe: {
    pt: (n: number, arquivo: string) => `Linha ${n} de ${arquivo}`,
    en: (n: number, arquivo: string) => `Line ${n} of ${arquivo}`,
  },
  vira: { pt: 'O que vira', en: 'What it becomes' },
  mudou: { pt: 'O que mudou', en: 'What changed' },
  porque: { pt: 'Por que fica de fora', en: 'Why it stays out' },
  original: { pt: 'Original', en: 'Original' },
  originalDe: {
    pt: (n: number) => `Original da questão ${n}`,
    en: (n: number) => `Original of question ${n}`,
  },
  ver: { pt: 'Ver', en: 'See' },

  lugar: { pt: 'Em que banco ficam', en: 'In whose bank they stand' },
  soMinhas: { pt: 'Só comigo', en: 'Mine only' },
  existentes: {
    pt: (n: number) =>
      plural(n, 'Uma questão já está aqui e veio diferente', '# questões já estão aqui e vieram diferentes'),
    en: (n: number) =>
      plural(
        n,
        'One question is here already and came different',
        '# questions are here already and came different',
      ),
  },
  manter: { pt: 'Manter como está aqui', en: 'Keep what is here' },
  versao: { pt: 'Guardar como nova versão', en: 'Save as a new version' },
  substituir: { pt: 'Substituir por outra', en: 'Replace by another' },
  manterAjuda: { pt: 'O que veio no arquivo fica de fora.', en: 'What came in the file stays out.' },
  versaoAjuda: {
    pt: 'A questão daqui passa a ser como veio no arquivo.',
    en: 'The question here becomes what came in the file.',
  },
  substituirAjuda: {
    pt: 'A questão daqui é arquivada e entra uma nova no lugar.',
    en: 'The question here is archived and a new one takes its place.',
  },
  gravar: {
    pt: (n: number) => plural(n, 'Salvar uma questão', 'Salvar # questões'),
    en: (n: number) => plural(n, 'Save one question', 'Save # questions'),
  },
  gravandoTitulo: { pt: 'Salvando as questões', en: 'Saving the questions' },
  desfazendoTitulo: { pt: 'Desfazendo a importação', en: 'Undoing the import' },
  descartar: { pt: 'Descartar arquivo', en: 'Discard the file' },
  descartarTitulo: { pt: 'Descartar este arquivo?', en: 'Discard this file?' },
  descartarTexto: {
    pt: 'O arquivo enviado e a conferência somem. O banco fica como está.',
    en: 'The file that was sent and its check go. The bank stays as it is.',
  },
  gravadoTitulo: { pt: 'Questões salvas', en: 'Questions saved' },
  foram: {
    pt: (n: number) => plural(n, 'Uma questão entrou no banco.', '# questões entraram no banco.'),
    en: (n: number) => plural(n, 'One question came into the bank.', '# questions came into the bank.'),
  },
  mudaram: {
    pt: (n: number) => plural(n, 'Uma que já estava mudou.', '# que já estavam mudaram.'),
    en: (n: number) => plural(n, 'One that was there changed.', '# that were there changed.'),
  },
  ficaram: {
    pt: (n: number) => plural(n, 'Uma ficou de fora.', '# ficaram de fora.'),
    en: (n: number) => plural(n, 'One stayed out.', '# stayed out.'),
  },
  verBanco: { pt: 'Ver o banco', en: 'See the bank' },
  outra: { pt: 'Enviar outro arquivo', en: 'Send another file' },
  desfazerFim: { pt: 'O prazo para desfazer acabou.', en: 'The time to undo is over.' },
  desfazer: { pt: 'Desfazer importação', en: 'Undo the import' },
  desfazerTitulo: { pt: 'Desfazer esta importação?', en: 'Undo this import?' },
  desfazerTexto: {
    pt: (n: number) => plural(n, 'Uma questão sai do banco.', '# questões saem do banco.'),
    en: (n: number) => plural(n, 'One question leaves the bank.', '# questions leave the bank.'),
  },
  voltam: {
    pt: (n: number) => plural(n, 'Uma questão volta a ser como era.', '# questões voltam a ser como eram.'),
    en: (n: number) =>
      plural(n, 'One question goes back to what it was.', '# questions go back to what they were.'),
  },
  mudadas: {
    pt: (n: number) => plural(n, 'Uma mudou ou está em uso, e fica:', '# mudaram ou estão em uso, e ficam:'),
    en: (n: number) =>
      plural(n, 'One has changed or is in use, and stays:', '# have changed or are in use, and stay:'),
  },
  fica_mudada: { pt: 'mudou depois de entrar', en: 'changed since' },
  fica_comentada: { pt: 'outra pessoa comentou', en: 'somebody else commented on it' },
  fica_usada: { pt: 'outra pessoa usa', en: 'somebody else uses it' },
  porque_fica: {
    pt: (nome: string, porque: string) => `${nome} (${porque})`,
    en: (name: string, why: string) => `${name} (${why})`,
  },
  desfeitoTitulo: { pt: 'Importação desfeita', en: 'Import undone' },
  desfeitoTexto: {
    pt: (quando: string) =>
      `Desfeita em ${quando}. As questões que já tinham mudado ou estavam em uso ficaram.`,
    en: (quando: string) => `Undone on ${quando}. Questions that had changed or were in use stayed.`,
  },
  naoExiste: { pt: 'Este arquivo não está mais aqui', en: 'This file is no longer here' },
})
