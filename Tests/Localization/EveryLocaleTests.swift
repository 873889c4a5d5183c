import Testing

@testable import Localization

/// One literal text of each kind in every locale that has texts.
@Suite struct EveryLocaleTests {
  @Test(
    "The most seen texts",
    arguments: [
      ("en", "LIVE", "Back to Live"),
      ("en-GB", "LIVE", "Back to Live"),
      ("es", "EN DIRECTO", "Volver al directo"),
      ("es-419", "EN VIVO", "Volver al vivo"),
      ("pt-BR", "AO VIVO", "Voltar ao vivo"),
      ("pt-PT", "EM DIRETO", "Voltar ao direto"),
      ("fr", "EN DIRECT", "Revenir au direct"),
      ("fr-CA", "EN DIRECT", "Revenir au direct"),
      ("de", "LIVE", "Zurück zu Live"),
      ("it", "IN DIRETTA", "Torna alla diretta"),
      ("nl", "LIVE", "Terug naar live"),
      ("sv", "LIVE", "Tillbaka till live"),
      ("da", "LIVE", "Tilbage til live"),
      ("nb", "DIREKTE", "Tilbake til direkte"),
      ("fi", "SUORA", "Takaisin suoraan"),
      ("pl", "NA ŻYWO", "Wróć na żywo"),
      ("cs", "ŽIVĚ", "Zpět na živé vysílání"),
      ("sk", "NAŽIVO", "Späť na živé vysielanie"),
      ("hu", "ÉLŐ", "Vissza az élő adáshoz"),
      ("ro", "ÎN DIRECT", "Înapoi la direct"),
      ("el", "ΖΩΝΤΑΝΑ", "Επιστροφή στη ζωντανή μετάδοση"),
      ("tr", "CANLI", "Canlı yayına dön"),
      ("ru", "В ЭФИРЕ", "Вернуться в эфир"),
      ("uk", "НАЖИВО", "Повернутися наживо"),
      ("he", "שידור חי", "חזרה לשידור החי"),
      ("ar", "مباشر", "العودة إلى البث المباشر"),
      ("fa", "زنده", "بازگشت به پخش زنده"),
      ("ur", "لائیو", "لائیو پر واپس جائیں"),
      ("hi", "लाइव", "लाइव पर वापस जाएँ"),
      ("bn", "লাইভ", "লাইভে ফিরে যান"),
      ("ta", "நேரலை", "நேரலைக்குத் திரும்பு"),
      ("th", "สด", "กลับไปที่การถ่ายทอดสด"),
      ("vi", "TRỰC TIẾP", "Quay lại trực tiếp"),
      ("id", "LANGSUNG", "Kembali ke siaran langsung"),
      ("ms", "LANGSUNG", "Kembali ke siaran langsung"),
      ("ja", "ライブ", "ライブに戻る"),
      ("ko", "라이브", "라이브로 돌아가기"),
      ("zh-Hans", "直播中", "返回直播"),
      ("zh-Hant", "直播中", "返回直播"),
      ("ka", "პირდაპირი ეთერი", "პირდაპირ ეთერში დაბრუნება"),
      ("sw", "MUBASHARA", "Rudi mubashara"),
    ])
  func live(tag: String, live: String, backToLive: String) throws {
    let strings = Strings(locale: try #require(LocaleID(tag)))
    #expect(strings[.live] == live)
    #expect(strings[.backToLive] == backToLive)
  }

  @Test(
    "Five hours, one minute and two seconds in words",
    arguments: [
      ("en", "5 hours 1 minute 2 seconds"),
      ("en-GB", "5 hours 1 minute 2 seconds"),
      ("es", "5 horas, 1 minuto y 2 segundos"),
      ("es-419", "5 horas, 1 minuto y 2 segundos"),
      ("pt-BR", "5 horas, 1 minuto e 2 segundos"),
      ("pt-PT", "5 horas, 1 minuto e 2 segundos"),
      ("fr", "5 heures, 1 minute et 2 secondes"),
      ("fr-CA", "5 heures, 1 minute et 2 secondes"),
      ("de", "5 Stunden, 1 Minute und 2 Sekunden"),
      ("it", "5 ore, 1 minuto e 2 secondi"),
      ("nl", "5 uur, 1 minuut en 2 seconden"),
      ("sv", "5 timmar, 1 minut och 2 sekunder"),
      ("da", "5 timer, 1 minut og 2 sekunder"),
      ("nb", "5 timer, 1 minutt og 2 sekunder"),
      ("fi", "5 tuntia, 1 minuutti ja 2 sekuntia"),
      ("pl", "5 godzin, 1 minuta i 2 sekundy"),
      ("cs", "5 hodin, 1 minuta a 2 sekundy"),
      ("sk", "5 hodín, 1 minúta a 2 sekundy"),
      ("hu", "5 óra, 1 perc és 2 másodperc"),
      ("ro", "5 ore, 1 minut și 2 secunde"),
      ("el", "5 ώρες, 1 λεπτό και 2 δευτερόλεπτα"),
      ("tr", "5 saat 1 dakika 2 saniye"),
      ("ru", "5 часов 1 минута 2 секунды"),
      ("uk", "5 годин 1 хвилина 2 секунди"),
      ("he", "5 שעות, דקה אחת, שתי שניות"),
      ("ar", "٥ ساعات ودقيقة واحدة وثانيتان"),
      ("fa", "۵ ساعت و ۱ دقیقه و ۲ ثانیه"),
      ("ur", "5 گھنٹے 1 منٹ 2 سیکنڈ"),
      ("hi", "5 घंटे 1 मिनट 2 सेकंड"),
      ("bn", "৫ ঘণ্টা ১ মিনিট ২ সেকেন্ড"),
      ("ta", "5 மணிநேரங்கள், 1 நிமிடம், 2 வினாடிகள்"),
      ("th", "5 ชั่วโมง 1 นาที 2 วินาที"),
      ("vi", "5 giờ 1 phút 2 giây"),
      ("id", "5 jam 1 menit 2 detik"),
      ("ms", "5 jam 1 minit 2 saat"),
      ("ja", "5時間1分2秒"),
      ("ko", "5시간 1분 2초"),
      ("zh-Hans", "5 小时 1 分钟 2 秒"),
      ("zh-Hant", "5 小時 1 分鐘 2 秒"),
      ("ka", "5 საათი 1 წუთი 2 წამი"),
      ("sw", "saa 5, dakika 1 na sekunde 2"),
    ])
  func spoken(tag: String, text: String) throws {
    let strings = Strings(locale: try #require(LocaleID(tag)))
    #expect(strings.spokenDuration(seconds: 18_062) == text)
  }
}
