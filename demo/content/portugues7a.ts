/** The forum and the notices of 7º A, Portuguese. */
import type { TopicoDemo } from './shape.ts'

export const PORTUGUES_7A: readonly TopicoDemo[] = [
  {
    titulo: 'O final que o conto não contou',
    temas: ['conto', 'leitura'],
    abertoHa: 4,
    hora: [9, 10],
    curtidas: 9,
    favoritaDe: ['aluna', 'prof'],
    texto: `Na aula de hoje o conto terminou com a avó fechando a janela e ninguém dizendo mais nada. Ficou um silêncio na sala, vocês lembram?
Quero ouvir vocês: <strong>o que acontece depois que a janela se fecha?</strong> Escrevam em três ou quatro linhas, com uma pista do texto que sustente a ideia. Vale discordar de um colega, desde que a pista apareça.`,
    falas: [
      {
        de: 2,
        curtidas: 6,
        texto: `Eu acho que a avó foi embora de barco naquela noite mesmo. A pista é “o remo já estava encostado na porta”. Ninguém deixa remo na porta se não vai usar.`,
        respostas: [
          {
            de: 'prof',
            curtidas: 3,
            texto: `Boa leitura, {2}. O remo aparece duas vezes no texto. Alguém achou a segunda?`,
            respostas: [
              {
                de: 'aluna',
                curtidas: 5,
                texto: `Achei, é no terceiro parágrafo: “o remo do avô, que ninguém mais tocava”. Então se ela pegou o remo é porque alguma coisa mudou.`,
                respostas: [
                  {
                    de: 2,
                    curtidas: 2,
                    texto: `Nossa, eu nem tinha visto que o remo era do avô. Agora ficou mais triste.`,
                  },
                ],
              },
              { de: 9, texto: `Pra mim o remo é lembrança, não quer dizer que ela foi embora.`, curtidas: 1 },
            ],
          },
        ],
      },
      {
        de: 'aluno',
        curtidas: 4,
        texto: `Eu acho que ela ficou. Fechou a janela porque estava chovendo e foi fazer café. Às vezes o final é só isso. A pista é que o narrador fala do cheiro de café no começo.`,
        respostas: [
          { de: 6, curtidas: 3, texto: `Gostei dessa. Começa com café e termina com café, tipo um círculo.` },
          {
            de: 'prof',
            curtidas: 4,
            texto: `{aluno}, você acabou de descobrir o nome de uma coisa: <em>narrativa circular</em>. Vamos falar dela na quinta, e eu vou usar o seu exemplo.`,
          },
        ],
      },
      {
        de: 13,
        texto: `Eu queria que o menino abrisse a janela de novo. Não tem pista nenhuma, só queria mesmo.`,
        curtidas: 7,
        respostas: [
          {
            de: 'prof',
            curtidas: 2,
            texto: `Querer também é jeito de ler. Agora procure: em que momento o menino <strong>quase</strong> faz isso?`,
            respostas: [
              {
                de: 13,
                texto: `Quando ele encosta a mão no vidro e fica frio. É verdade, quase!`,
                curtidas: 3,
              },
            ],
          },
        ],
      },
      {
        de: 17,
        texto: `Acho que depois o menino virou o narrador. Ele conta a história adulto. A pista é “naquele tempo eu ainda não sabia”.`,
        antes: `Acho que depois o menino virou o narrador.`,
        curtidas: 8,
        respostas: [
          { de: 'aluna', texto: `Uau. Vou ler de novo pensando nisso.`, curtidas: 1 },
          { de: 21, texto: `Então o final é ele lembrando? Faz sentido, por isso ninguém fala mais nada.` },
        ],
      },
      { de: 24, texto: `Concordo com {aluno}, nem todo final precisa ter mistério.`, curtidas: 2 },
    ],
  },
  {
    titulo: 'Carta para alguém de 2050',
    temas: ['carta pessoal', 'produção de texto'],
    abertoHa: 9,
    hora: [10, 5],
    fechaEm: 2,
    avaliativo: true,
    curtidas: 5,
    ultimaHa: 1,
    texto: `Imagine que esta mensagem vai ficar guardada e só será lida em 2050, por alguém da sua idade.
Escreva a sua carta aqui: <strong>local e data, saudação, assunto, despedida</strong>. Conte uma coisa da sua rua que talvez não exista mais e faça uma pergunta a quem vai ler.
Vou dar nota à carta e também às respostas que vocês derem às cartas dos colegas.`,
    falas: [
      {
        de: 'aluna',
        curtidas: 9,
        texto: `Rua das Mangueiras, uma segunda-feira de sol.
Oi, você que eu não conheço,
Na minha rua passa um moço vendendo milho numa bicicleta com caixa de som. A música é sempre a mesma e a minha vó canta junto. Aposto que em 2050 a bicicleta voa, mas o milho tem que ser igual, senão não vale.
Você ainda anda a pé sem motivo?
Um abraço de longe,
{aluna}`,
        respostas: [
          {
            de: 4,
            texto: `“Andar a pé sem motivo” ficou muito bom. Eu ando quando a internet cai.`,
            curtidas: 4,
          },
          { de: 11, texto: `Na minha rua também tem o moço do milho! Será que é o mesmo?`, curtidas: 2 },
        ],
      },
      {
        de: 'aluno',
        curtidas: 5,
        texto: `Prezada pessoa do futuro,
Aqui tem um campinho de terra atrás da escola. Quando chove vira lama e a gente joga do mesmo jeito. Estão falando em fazer um prédio. Se você estiver lendo isso de dentro do prédio, saiba que onde é a sua cozinha eu fiz um gol de cabeça.
Ainda tem lugar para jogar aí?
Até mais,
{aluno}`,
        respostas: [
          { de: 'aluna', texto: `Ri do gol na cozinha. E fiquei com pena do campinho.`, curtidas: 3 },
          { de: 7, texto: `Eu estava no gol nesse dia, confirmo.`, curtidas: 6 },
        ],
      },
      {
        de: 4,
        curtidas: 3,
        texto: `Olá,
Minha carta é curta porque minha rua é curta: são sete casas e uma mangueira. A mangueira é de todo mundo. Em janeiro ninguém compra manga.
Vocês dividem alguma coisa aí?
Tchau,
{4}`,
      },
      {
        de: 7,
        curtidas: 1,
        texto: `Oi. Na minha rua tem um poste que pisca. Meu irmão diz que é código. Um dia eu anotei e deu “socorro” ou “pastel”, não sei direito. Você sabe ler código de poste?`,
        respostas: [{ de: 15, texto: `Faltou a despedida, mas eu quero saber do poste.`, curtidas: 2 }],
      },
      {
        de: 11,
        texto: `Querido leitor ou leitora de 2050, aqui a gente ainda espera o ônibus no sol. Se aí tiver sombra, agradeça por mim. Com carinho, {11}.`,
        curtidas: 2,
      },
      {
        de: 15,
        texto: `Oi! Minha rua tem cheiro de pão às cinco da manhã por causa da padaria do seu Zeca. É a única hora em que eu gosto de acordar. Que cheiro tem a sua rua? Beijos, {15}.`,
        curtidas: 4,
      },
      {
        de: 19,
        texto: `Não sei o que escrever, na minha rua não tem nada.`,
        respostas: [
          {
            de: 'prof',
            curtidas: 2,
            texto: `{19}, comece pelo “nada”: como é o som da sua rua às seis da tarde? Tente de novo, tem tempo até o fechamento.`,
          },
        ],
      },
    ],
    notas: [
      {
        de: 'aluna',
        nota: 9.5,
        mensagem: 'Sua carta tem voz e tem cheiro de rua. Na próxima, cuide da data.',
        publicada: true,
      },
      {
        de: 'aluno',
        nota: 8.5,
        mensagem: 'O gol na cozinha é um achado. Faltou ler e responder mais colegas.',
        publicada: true,
      },
      { de: 4, nota: 9, mensagem: 'Curta e inteira. A pergunta final convida a responder.', publicada: true },
      {
        de: 7,
        nota: 7.5,
        mensagem: 'Muito boa ideia; a carta pede despedida e assinatura.',
        publicada: false,
      },
      { de: 11, nota: 7, mensagem: 'Conte mais: quem espera o ônibus com você?', publicada: false },
    ],
  },
  {
    titulo: 'Palavras que só a sua família usa',
    temas: ['variação linguística'],
    abertoHa: 19,
    hora: [8, 20],
    fechaEm: -6,
    ultimaHa: 7,
    curtidas: 11,
    texto: `Toda casa tem um pequeno dicionário secreto. Na minha, “bisorrinho” é o finalzinho do bolo que fica na forma.
Qual é a palavra da sua casa? O que ela quer dizer, quem inventou e em que frase ela aparece?`,
    falas: [
      {
        de: 5,
        texto: `Lá em casa “fuzuar” é mexer no armário procurando comida sem estar com fome. “Para de fuzuar, menino.”`,
        curtidas: 8,
      },
      {
        de: 'aluna',
        texto: `“Trambelho”: coisa que não serve para nada mas minha mãe não deixa jogar fora.`,
        curtidas: 6,
        respostas: [
          { de: 10, texto: `Lá em casa é “tranqueira”, mas trambelho é mais bonito.`, curtidas: 2 },
          {
            de: 'prof',
            texto: `Repararam que as duas têm “tra-”? Tralha, traste, tranqueira, trambelho…`,
            curtidas: 5,
          },
        ],
      },
      {
        de: 22,
        texto: `Minha bisavó fala “arre égua” pra tudo. Se é bom é arre égua, se é ruim também.`,
        curtidas: 4,
      },
      {
        de: 'aluno',
        texto: `“Descansar o controle” = meu pai dormindo na frente da televisão.`,
        curtidas: 10,
      },
    ],
  },
  {
    titulo: 'Alguém anotou a lista de conectivos?',
    de: 'aluna',
    abertoHa: 1,
    hora: [14, 40],
    texto: `Faltei na segunda e a professora passou uma lista de conectivos no quadro. Alguém anotou? Pode ser foto do caderno.`,
    falas: [
      {
        de: 8,
        texto: `Anotei: mas, porém, no entanto (ideia contrária); por isso, portanto (conclusão); porque, já que (causa). Faltam dois que eu não consegui ler.`,
        curtidas: 3,
        respostas: [
          { de: 14, texto: `Os que faltam são “além disso” e “também”, de somar ideia.`, curtidas: 2 },
          { de: 'aluna', texto: `Salvaram minha prova, obrigada!` },
        ],
      },
      { de: 20, retida: true, texto: `Eu tenho a foto! Me chama no (11) 90000-1234 que eu te mando.` },
    ],
  },
  {
    titulo: 'Debate: celular no recreio',
    temas: ['argumentação', 'debate regrado'],
    abertoHa: 1,
    hora: [11, 30],
    abreEm: 3,
    texto: `A partir de hoje o debate está aberto. Metade da turma defende que o celular possa ser usado no recreio; a outra metade, que não.
Cada fala precisa de <strong>um argumento e um exemplo</strong>. Antes de discordar, resuma o que o colega disse.`,
  },
  {
    tipo: 'aviso',
    titulo: 'Sarau da turma no pátio',
    abertoHa: 2,
    hora: [7, 50],
    fixado: true,
    pedeCiente: true,
    lidoPor: 26,
    cientes: 21,
    texto: `Nosso sarau será na próxima sexta, das 10h às 12h, no pátio coberto. Cada um traz um texto de até um minuto: pode ser poema, trecho de conto, letra de música ou a carta para 2050.
Quem puder, chegue às 9h30 para ajudar com as cadeiras. As famílias estão convidadas.`,
  },
  {
    tipo: 'aviso',
    titulo: 'Devolução dos livros da biblioteca',
    abertoHa: 6,
    hora: [12, 15],
    lidoPor: 28,
    texto: `Os livros emprestados para a roda de leitura voltam à biblioteca até quinta. Se ainda faltar um capítulo, é só renovar no balcão: ninguém precisa devolver livro pela metade.`,
  },
]
