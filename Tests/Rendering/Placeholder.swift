// Filled by the tests of pages.
